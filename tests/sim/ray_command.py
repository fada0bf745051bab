"""A program: starts a cluster, runs the command of its arguments with its address, and ends both."""

import subprocess
import sys

import ray
from ray.cluster_utils import Cluster

from tests.sim.ray_cluster import SMALL


def main(words: list[str]) -> int:
    cluster = Cluster(initialize_head=True, head_node_args=SMALL)
    words[words.index("--address") + 1] = cluster.address
    try:
        return subprocess.run(words, timeout=200).returncode
    finally:
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
