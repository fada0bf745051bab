"""What the rules do: the game as explicit state, a stack of frames, and one decision at a time.

The rules, in the order of the rulebook:

- 1-3-3 what forbids prevails: `bans`; what can be done to a card at all (3-6-3), or by effects (4-7-2):
  `protection`
- 2 what is on a card: `card`, `matching`, `sharing`; what using it from the hand takes (2-7, 4-7-2):
  `hand_cost`; `values` applies changes of power and cost (1-3-6, 4-9), `power_and_cost` works them out
- 3 areas: `areas`, `places`, `sight`, `don_cards`; 3-1-7 cards that move together, 10-2-1 K.O.: `process`
- 4-6 damage, 10-1-5 [Trigger]: `damage`; 4-8 choosing: `resolve/choose`, `resolve/candidates`;
  4-10 "if" and "then": `resolve/flow`
- 5 preparation: `setup`
- 6 the turn: `turn`, `main_phase`, `play`, `payment`; delayed processes, and effects that expire, in other
  phases too: `end_phase`
- 7 battle: `battle`, `current_battle`
- 8-1 effects: `auto_effects`, `permanent`, `replacement`, `continuous`, `off_field`
- 8-3 conditions and timings: `conditions`, `timings`, `memory`; whether a cost can be paid (8-3-1-3):
  `resolve/payable`; paying it: `resolve/flow`, with costs that other effects add (8-3-1-2): `activation`
- 8-4 activation and resolution: `activation`, `effect_frame`; choices (8-4-4): `resolve/choose`, and which of
  them need not be asked: `alike`; 8-6 order: `auto_frame`, `waiting`
- 9 rule processing, 1-2 losing and winning: `rule_processing`; 11-1 loops: `loops`, `fingerprint`; 11-2, 11-3
  what is known: `view`
- 10 [Rush]: `main_phase`; [Blocker], [Double Attack]: `battle`; [Banish]: `damage`; [Once Per Turn]:
  `activation`, `off_field`; DON!! -X: `resolve/don`

The state and what drives it: `state`, `advance`, `decisions`, `dice`, `width`, `invariants`.

Card text: `definitions` and `program` are the form in which the engine runs it, seen from a `context`;
`translate/cards`, `translate/steps`, `translate/changes`, `translate/costs`, `translate/words` and
`translate/prompts` make it from trees, out of `amounts`, `groups` and the primitives `resolve/choose`,
`resolve/candidates`, `resolve/questions`, `resolve/draw`, `resolve/move`, `resolve/don`, `resolve/change`
and `resolve/flow`.

Words: `game_events`, `log`, `effect_words`, `choice_words`, `explain`, `explain_values`, `board`.

For programs: `game` (there a player concedes, Rule 1-2-3), `position`, `record`, `replay`, `saving`,
`worlds`.
"""
