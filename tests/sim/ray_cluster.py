"""A program: a cluster of two nodes plays games while a worker of it, and then a whole node, is killed.

It prints how many games there were at each kill, and the hashes of all games. Arguments: a folder for the
run file, and how many games.
"""

import json
import os
import signal
import sys
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from optcg.sim import Runs
from optcg.sim.ray_engine import RayEngine
from tests.sim.pairings import HOUSE, children, pairing

SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


def workers(parent: int) -> list[int]:
    """The processes of the cluster that are playing just now."""
    found = []
    for child in children(parent):
        title = Path(f"/proc/{child}/cmdline").read_bytes()
        if title.startswith(b"ray::play_batch"):
            found.append(child)
        found += workers(child)
    return found


def main(folder: Path, games: int) -> None:
    cluster = Cluster(initialize_head=True, head_node_args=SMALL)
    second = cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    cluster.wait_for_nodes()
    killed: dict[str, int] = {}
    try:
        with Runs(HOUSE, [pairing()], games, folder) as runs:

            def seen() -> None:
                if runs.played >= 6 and "worker" not in killed and (playing := workers(os.getpid())):
                    os.kill(playing[0], signal.SIGKILL)
                    killed["worker"] = runs.played
                elif runs.played >= games // 2 and "node" not in killed:
                    cluster.remove_node(second, allow_graceful=False)
                    killed["node"] = runs.played

            engine = RayEngine(cluster.address, batch=4)
            runs.play(engine, seen)
            print(json.dumps({"killed": killed, "outcomes": [row.choices for row in runs.outcomes(0)]}))
    finally:
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
