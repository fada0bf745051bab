"""What is remembered about loops, as plain data and back."""

from optcg.engine.loops import LoopWatch, Passed
from optcg.engine.serial_frames import numbers
from optcg.model.plain import Plain, row, whole, word


def dump_loops(watch: LoopWatch) -> list[Plain]:
    passed = [_dump(watch.trail), _dump(watch.cycle)]
    lists = [list(watch.barred), list(watch.asked), list(watch.rounds), list(watch.outlines)]
    return [passed, lists, watch.mode, watch.at, watch.mark]


def _dump(trail: list[Passed]) -> list[Plain]:
    return [[p.mark, p.player, p.choice, p.options] for p in trail]


def load_loops(data: Plain) -> LoopWatch:
    passed, lists, mode, at, mark = row(data, "loops")
    trail, cycle = row(passed, "loops")
    barred, asked, rounds, outlines = row(lists, "loops")
    return LoopWatch(
        _load(trail),
        [word(bar, "loop") for bar in row(barred, "loops")],
        whole(mode, "mode"),
        _load(cycle),
        numbers(asked),
        numbers(rounds),
        whole(at, "at"),
        word(mark, "mark"),
        numbers(outlines),
    )


def _load(data: Plain) -> list[Passed]:
    trail: list[Passed] = []
    for entry in row(data, "loop"):
        mark, player, choice, options = row(entry, "loop")
        trail.append(
            Passed(
                word(mark, "mark"),
                whole(player, "player"),
                whole(choice, "choice"),
                whole(options, "options"),
            )
        )
    return trail
