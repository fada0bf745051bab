"""The verbs: what is done, by whom, from where to where."""

import pytest

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.effects import Move, Place
from optcg.model.selections import LEADER_AND_CHARACTERS, Choose, ChooseFrom, Every, Slot, This, Top
from optcg.model.terms import Area, Category
from optcg.text.phrases.verbs import called, passive, plain, template_of, third_person, written
from optcg.text.words.synonyms import does, done
from tests.text.said import EITHER, OPPONENT, TIDE, YOU, cards, effect, effects, has, unread

ONE_OF_THEIRS = Choose(cards(OPPONENT), up_to=True)
OF_THEIR_HAND = Choose(cards(OPPONENT, Area.HAND), chooser=OPPONENT)
ONE_WE_CHOOSE = "up to 1 of your opponent's Characters"


@pytest.mark.parametrize(
    ("words", "done"),
    [
        (f"K.O. {ONE_WE_CHOOSE}", e.KO(ONE_OF_THEIRS)),
        (f"rest {ONE_WE_CHOOSE}", e.Rest(ONE_OF_THEIRS)),
        (f"trash {ONE_WE_CHOOSE}", Move(ONE_OF_THEIRS, Place.TRASH)),
        (f"return {ONE_WE_CHOOSE} to the owner's hand", Move(ONE_OF_THEIRS, Place.HAND)),
        (f"place {ONE_WE_CHOOSE} at the bottom of the owner's deck", Move(ONE_OF_THEIRS, Place.DECK_BOTTOM)),
        (
            f"add {ONE_WE_CHOOSE} to the top of the owner's Life cards face-up",
            Move(ONE_OF_THEIRS, Place.LIFE_TOP, face_up=True),
        ),
        (f"negate the effect of {ONE_WE_CHOOSE} during this turn", e.Negate(ONE_OF_THEIRS, Duration.TURN)),
        ("set this Character as active", e.SetActive(This())),
        ("draw 2 cards", e.Draw(2)),
        ("trash 1 card from your hand", Move(Choose(cards(YOU, Area.HAND)), Place.TRASH)),
        ("deal 1 damage to your opponent", e.Damage()),
        ("shuffle your deck", e.Shuffle()),
        (
            "trash 1 card from the top of your opponent's Life cards",
            Move(Top(OPPONENT, Area.LIFE), Place.TRASH),
        ),
        (
            "play up to 1 [Wren] from your hand rested",
            e.Play(Choose(cards(YOU, Area.HAND, of=f.NameIs("Wren")), up_to=True), rested=True),
        ),
        (
            "return up to 1 Character with a cost of 4 or less to the owner's hand",
            Move(Choose(cards(EITHER, of=f.CostIs("<=", 4)), up_to=True), Place.HAND),
        ),
        (
            "activate the [Main] effect of up to 1 Event in your trash",
            e.ActivateEvent(Choose(cards(YOU, Area.TRASH, of=f.CategoryIs(Category.EVENT)), up_to=True)),
        ),
    ],
)
def test_what_a_verb_does(words: str, done: e.Effect) -> None:
    assert effect(words) == done


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ("add up to 1 DON!! card from your DON!! deck and set it as active", e.AddDon(1, up_to=True)),
        ("add up to 1 DON!! card from your DON!! deck and rest it", e.AddDon(1, rested=True, up_to=True)),
        ("set up to 2 of your DON!! cards as active", e.SetDonActive(2)),
        ("rest up to 1 of your opponent's DON!! cards", e.RestDon(1, OPPONENT, up_to=True)),
        (
            "give up to 1 rested DON!! card to your Leader or 1 of your Characters",
            e.GiveDon(1, Choose(cards(YOU, *LEADER_AND_CHARACTERS))),
        ),
        (
            "give up to 2 rested DON!! cards to 1 of your {Tidelamp Keepers} type Characters",
            e.GiveDon(2, Choose(cards(YOU, of=TIDE))),
        ),
        (
            "your opponent returns 1 of their active DON!! cards to their DON!! deck",
            e.ReturnDon(1, OPPONENT, state="active"),
        ),
    ],
)
def test_verbs_with_don_cards(words: str, done: e.Effect) -> None:
    assert effect(words) == done


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ("your opponent trashes 1 card from their hand", Move(OF_THEIR_HAND, Place.TRASH)),
        ("your opponent chooses 1 card from their hand and trashes it", Move(OF_THEIR_HAND, Place.TRASH)),
        (
            "your opponent places 1 card from their hand at the bottom of their deck",
            Move(OF_THEIR_HAND, Place.DECK_BOTTOM),
        ),
        ("your opponent reveals 1 card from their hand", e.Reveal(OF_THEIR_HAND)),
        ("your opponent rests 1 of their Characters", e.Rest(Choose(cards(OPPONENT), chooser=OPPONENT))),
        (
            "your opponent returns 1 of their Characters to the owner's hand",
            Move(Choose(cards(OPPONENT), chooser=OPPONENT), Place.HAND),
        ),
    ],
)
def test_the_opponent_does_it_and_chooses(words: str, done: e.Effect) -> None:
    assert effect(words) == done


def test_each_player_does_it_with_their_own_cards() -> None:
    discard = Move(Choose(cards(YOU, Area.HAND)), Place.TRASH)
    assert effect("each player trashes 1 card from their hand") == e.AsPlayer(EITHER, (discard,))
    assert effect("you and your opponent each trash 1 card from their hand") == e.AsPlayer(EITHER, (discard,))
    assert effect("both players draw 2 cards") == e.AsPlayer(EITHER, (e.Draw(2),))
    assert unread("[On Play] Each player trashes 1 card from your hand.")
    assert unread("[On Play] Each player K.O.'s all Characters other than your {Navy} type Characters.")


@pytest.mark.parametrize(
    ("taken", "done"),
    [
        (
            "reveal up to 1 {Tidelamp Keepers} type card and add it to your hand",
            Move(ChooseFrom(2, TIDE, up_to=True, slot=3), Place.HAND),
        ),
        (
            "play up to 1 {Tidelamp Keepers} type Character card",
            e.Play(ChooseFrom(2, f.AllOf((f.CategoryIs(Category.CHARACTER), TIDE)), up_to=True, slot=3)),
        ),
    ],
)
def test_a_deck_is_looked_through(taken: str, done: e.Effect) -> None:
    words = (
        f"look at 5 cards from the top of your deck; {taken}. Then, place the rest at the bottom of your deck"
    )
    looked = e.Look(Top(YOU, Area.DECK, 5, slot=2))
    assert effects(f"{words} in any order") == (looked, done, Move(Slot(2), Place.DECK_BOTTOM))


def test_up_to_one_card_of_a_pile_is_a_may() -> None:
    life = Move(Top(YOU, Area.LIFE), Place.HAND)
    assert effect("add up to 1 card from the top of your Life cards to your hand") == e.May((life,))


def test_a_deck_is_looked_at_and_put_back() -> None:
    looked = e.Look(Top(YOU, Area.DECK, 3, slot=2))
    words = "look at 3 cards from the top of your deck and place them at the top or bottom of the deck"
    assert effects(f"{words} in any order") == (looked, Move(Slot(2), Place.DECK_EITHER))


def test_life_is_looked_at_and_put_back() -> None:
    looked = e.Look(Every(cards(YOU, Area.LIFE), slot=2))
    words = "look at all of your Life cards and place them back in your Life area in any order"
    assert effects(words) == (looked, Move(Slot(2), Place.LIFE_TOP))


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP03-056", e.Draw(2)),
        ("OP02-091", e.AddDon(1, up_to=True)),
        ("EB03-055", e.Damage()),
        ("OP14-115", e.Damage(who=YOU)),
        ("ST08-001", e.GiveDon(1, This())),
        ("ST08-013", e.KO(This())),
        ("OP02-035", Move(This(), Place.HAND)),
        ("OP05-119", e.ExtraTurn()),
        ("OP09-118", e.Win()),
        ("OP02-066", e.DrawUpTo(2)),
        ("ST28-004", e.ReturnGivenDon(2, Every(cards(YOU, *LEADER_AND_CHARACTERS)))),
        ("OP07-001", e.MoveGivenDon(2, None, Choose(cards(YOU)))),
        ("EB01-040", e.TurnLife(Top(YOU, Area.LIFE), face_up=True)),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)


@pytest.mark.parametrize(
    ("verb", "of_another", "of_cards"),
    [
        ("rest", "rests", "rested"),
        ("place", "places", "placed"),
        ("trash", "trashes", "trashed"),
        ("set", "sets", "set"),
        ("choose", "chooses", "chosen"),
        ("play", "plays", "played"),
        ("K.O.", "K.O.'s", "K.O.'d"),
    ],
)
def test_the_forms_of_a_verb(verb: str, of_another: str, of_cards: str) -> None:
    assert (does(verb), done(verb)) == (of_another, of_cards)


def test_a_deed_as_it_is_said_of_others_and_of_its_cards() -> None:
    deed = "return <targets>|<piled> to your hand"
    assert third_person(deed) == "returns <targets>|<piled> to their hand"
    assert passive(deed) == "returned <done-to> to your hand"
    assert passive("draw <count> card(s)") == ""


def test_cards_are_called_by_what_was_done_to_them() -> None:
    kinds = (e.KO, e.Play, e.Rest, e.Reveal, e.Pick, e.SetActive, e.Look, e.Draw)
    assert [called(kind) for kind in kinds] == [
        "K.O.'d",
        "played",
        "rested",
        "revealed",
        "selected",
        "",
        "",
        "",
    ]
    words = "rest up to 1 of your opponent's Characters. Then, K.O. the rested Character"
    assert effects(words)[1] == e.KO(Slot(2))


def test_a_kind_has_its_words_once_and_without_them_it_is_told_where_they_go() -> None:
    class Sealed(e.Effect):
        pass

    with pytest.raises(ValueError, match="KO is written in two ways"):
        written(e.KO, "!knock {what} out")
    with pytest.raises(LookupError, match=r"No words for the step Sealed: .* optcg/text/phrases"):
        template_of(Sealed)
    with pytest.raises(LookupError, match=r"Sealed: no phrase reads .'duration'"):
        plain(Sealed, "!seal {what}{duration}")


def test_the_opponent_does_it_to_their_own() -> None:
    assert effect("your opponent shuffles their deck") == e.Shuffle(OPPONENT)
    assert effect("your opponent draws 2 cards") == e.Draw(2, OPPONENT)
