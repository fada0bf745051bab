"""Measures the speed of the engine: `python -m bench`, or `optcg bench` in a checkout.

Each module measures one thing and gives numbers by name. Times are CPU time of this process, best of
several rounds, with the garbage collector off: the state of a game has no cycles.
"""
