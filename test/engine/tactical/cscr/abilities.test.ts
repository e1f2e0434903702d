import { expect, test } from 'vitest';
import type { Combatant } from '#model/battle/setup';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

type Script = readonly (readonly [RollKind, ...number[]])[];
type Case = Readonly<{
  attacker: readonly Combatant[];
  defender: readonly Combatant[];
  fire: Script;
  standing?: Partial<StandingOrders>;
  rules?: Partial<RuleSet>;
}>;

const able = (...ids: readonly string[]): UnitDesign['abilities'] =>
  ids.map((id) => ({ id: id as AbilityId, rating: 2 }));
const hulk = (id: string, design: Partial<UnitDesign> = {}) =>
  combatant(id, { design: { as: 0, af: 0, ...design } });
const mine = (id: string, carrier: string) =>
  combatant(id, { carrier, design: { kind: 'minefield', hull: 'LF', dv: 2, as: 1, af: 0, cr: 0 } });

/** The record of two rounds in which only the attacker rolls for fire. */
function fought({ attacker, defender, fire, standing = {}, rules = {} }: Case): readonly string[] {
  const dice = diceOf(['surprise', 5], ['surprise', 5], ['scenario length', 1, 1], ...fire);
  const setup = battleOf({ attacker, defender }, { attacker: standing });
  const lines = linesOf(fightOut({ setup, dice, rules }).events);
  dice.assertExhausted();
  return lines.slice(lines.findIndex((line) => line.startsWith('RoundBegan: 1')) + 1, -1);
}

test('ABL-3: First Strike doubles fire in the first round alone, and the record says how much', () => {
  const lines = fought({
    attacker: [hulk('a', { as: 5, abilities: able('firstStrike') }), hulk('b', { as: 1 })],
    defender: [hulk('x', { dv: 9 })],
    fire: [
      ['fire', 1],
      ['lucky hit', 1, 1],
      ['fire', 2],
      ['lucky hit', 1, 1],
    ],
  });
  expect(lines.filter((line) => line.startsWith('FireRolled'))).toEqual([
    'FireRolled attacker: ships-at-ships, 11, 5 by First Strike, x 1 (1) = 2',
    'FireRolled attacker: ships-at-ships, 6 x 2 (2) = 2',
  ]);
});

test('CSC-8: an Auxiliary is destroyed by the first damage', () => {
  const lines = fought({
    attacker: [hulk('a', { as: 10 })],
    defender: [hulk('x', { dv: 4, abilities: able('auxiliary') })],
    fire: [['fire', 4]],
  });
  expect(lines[1]).toBe('UnitHit attacker: B1 destroyed, assigned 4');
});

test('CSC-8: armor lets no leftover through, nor luck', () => {
  const lines = fought({
    attacker: [hulk('a', { as: 10 })],
    defender: [hulk('x', { dv: 4, abilities: able('armored') })],
    fire: [
      ['fire', 3],
      ['fire', 1],
    ],
  });
  expect(lines).toEqual([
    'FireRolled attacker: ships-at-ships, 10 x 3 (3) = 3',
    'DamageWasted attacker: 3',
    'RoundBegan: 2, 0 against 0',
    'FireRolled attacker: ships-at-ships, 10 x 1 (1) = 1',
    'DamageWasted attacker: 1',
  ]);
});

test('CSC-8: where it is so agreed, an armored unit in formation is hit only when singled out', () => {
  const given: Case = {
    attacker: [hulk('a', { as: 20 })],
    defender: [
      hulk('x', { dv: 4, cr: 4, abilities: able('armored') }),
      hulk('y', { dv: 8, cr: 0 }),
    ],
    fire: [
      ['fire', 4],
      ['fire', 1],
      ['lucky hit', 1, 1],
    ],
    rules: { armored: 'directedOnly' },
  };
  // 8 of 8: on Y alone, though X would cost less; then 2 are less than half of DV 8.
  expect(fought(given)[1]).toBe('UnitHit attacker: B2 crippled, assigned 8');
  const singled = { ...given, standing: { direct: ['flagship'] } } as const;
  expect(fought(singled)[1]).toBe('DamageDirected attacker: B1 in 2 for 8');
});

test('ABL-3: Shields stand a level deeper until their ship is crippled', () => {
  const lines = fought({
    attacker: [hulk('a', { as: 50 })],
    defender: [hulk('x', { dv: 4, abilities: able('shields') }), hulk('y', { dv: 40, cr: 0 })],
    fire: [
      ['fire', 4],
      ['fire', 1],
      ['lucky hit', 1, 1],
    ],
    standing: { direct: ['flagship'] },
  });
  expect(lines.filter((line) => line.startsWith('DamageDirected'))).toEqual([
    'DamageDirected attacker: B1 in 3 for 12',
    'DamageDirected attacker: B1 in 2 for 8',
  ]);
});

test('ABL-3: flights based on a Carrier are sturdier by 1 until it is crippled', () => {
  const lines = fought({
    attacker: [hulk('a', { as: 10, af: 10, dv: 9 })],
    defender: [
      hulk('x', { dv: 4, cv: 2, abilities: able('carrier') }),
      flight('f', { carrier: 'x', design: { as: 0, af: 0, dv: 1 } }),
      flight('g', { carrier: 'x', design: { as: 0, af: 0, dv: 1 } }),
    ],
    fire: [
      ['fire', 1],
      ['lucky hit', 1, 1],
      ['fire', 2],
      ['fire', 4],
      ['fire', 2],
    ],
  });
  const hits = lines.filter((line) => line.startsWith('UnitHit'));
  expect(hits).toEqual([
    'UnitHit attacker: B3 crippled, assigned 2',
    'UnitHit attacker: B1 crippled, assigned 4',
    // The carrier is crippled by now: DV 1 each. Losing one costs less than that and crippling another.
    'UnitHit attacker: B2 crippled, assigned 1',
    'UnitHit attacker: B2 destroyed, assigned 1',
  ]);
});

test('CSC-1, CSC-7: mines come aboard a Minelayer, and Minesweepers clear them after the first fire', () => {
  const lines = fought({
    attacker: [hulk('a', { as: 10, dv: 20, abilities: able('minesweeper') })],
    defender: [
      hulk('x', { dv: 9, abilities: able('minelayer') }),
      ...['m1', 'm2', 'm3'].map((id) => mine(id, 'x')),
    ],
    fire: [
      ['fire', 1],
      ['fire', 1],
      ['lucky hit', 1, 1],
      ['lucky hit', 1, 1],
      ['fire', 1],
      ['fire', 1],
      ['lucky hit', 1, 1],
      ['lucky hit', 1, 1],
    ],
  });
  // Of three mines two find room. One is left after the first round; the third then takes its place.
  expect(lines.filter((line) => !/Lucky|Wasted|Fire/.test(line))).toEqual([
    'MinefieldsSwept attacker: B2 with 2',
    'ReinforcementsEntered defender: B4 m3; behind 0',
    'RoundBegan: 2, 0 against 0',
    'MinefieldsSwept attacker: B3 with 2',
  ]);
});
