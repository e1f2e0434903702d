import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import type { Combatant } from '#model/battle/setup';
import type { Answer } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId } from '#model/campaign/ids';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const OPENING = [
  ['surprise', 5],
  ['surprise', 6],
  ['scenario length', 1, 1],
] as const;

const hulk = (id: string, design: object = {}, part: object = {}) =>
  combatant(id, { design: { as: 0, af: 0, ...design }, ...part });
const crippled = { condition: 'crippled' } as const;

type Case = Readonly<{
  attacker: readonly Combatant[];
  standing?: Partial<StandingOrders>;
  answer?: (ask: Ask) => Answer | undefined;
}>;

/** What happens between two rounds in which nobody fires. */
function betweenRounds({ attacker, standing = {}, answer }: Case): readonly string[] {
  const dice = diceOf(...OPENING);
  const setup = battleOf({ attacker, defender: [hulk('idle')] }, { attacker: standing });
  const run = answer === undefined ? { setup, dice } : { setup, dice, answer };
  const lines = linesOf(fightOut(run).events);
  dice.assertExhausted();
  const from = lines.findIndex((line) => line.startsWith('RoundBegan: 1'));
  return lines.slice(
    from + 1,
    lines.findIndex((line) => line.startsWith('RoundBegan: 2')),
  );
}

test('CSC-13: the crippled go back as ordered, and the best of the reinforcements enters', () => {
  const attacker = [
    hulk('flag', { cr: 1, dv: 9 }),
    hulk('hurt', { cr: 0, dv: 9 }, crippled),
    hulk('weak', { cr: 0, dv: 1 }),
    hulk('good', { cr: 0, dv: 2 }),
  ];
  expect(betweenRounds({ attacker, standing: { sendBackCrippled: true } })).toEqual([
    'UnitsSentBack attacker: A2',
    'ReinforcementsEntered attacker: A3 good; behind 2',
  ]);
  expect(betweenRounds({ attacker })).toEqual([]);
});

test('CSC-13: a carrier takes its flights along, and who was sent back does not return at once', () => {
  const attacker = [
    hulk('flag', { cr: 2, dv: 9, cv: 1 }),
    hulk('carrier', { cr: 0, cv: 1, dv: 8 }),
    flight('home', { carrier: 'flag', design: { as: 0, af: 0 } }),
    flight('along', { carrier: 'carrier', design: { as: 0, af: 0 } }),
  ];
  const lines = betweenRounds({
    attacker,
    answer: ({ decision }) =>
      decision.kind === 'round-end'
        ? { kind: 'round-end', sendBack: [unitId('carrier')], enter: [] }
        : undefined,
  });
  expect(lines).toEqual(['UnitsSentBack attacker: A1 A3']);
});

test('CSC-13: a convoy enters only when its owner says so', () => {
  const convoy = hulk('convoy', { kind: 'convoy', civilian: true });
  const attacker = [hulk('flag', { cr: 3 }), convoy];
  expect(betweenRounds({ attacker })).toEqual([]);
  const answer = ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'round-end'
      ? { kind: 'round-end', sendBack: [], enter: [unitId('convoy')] }
      : undefined;
  expect(betweenRounds({ attacker, answer })).toEqual([
    'ReinforcementsEntered attacker: A2 convoy; behind 0',
  ]);
});

test('CSC-17: with its flagship lost a task force shrinks to the rating of the next', () => {
  const setup = battleOf({
    attacker: [combatant('gun', { design: { as: 20, af: 0, dv: 9 } })],
    defender: [
      hulk('flag', { hull: 'BB', cr: 3, dv: 2, cost: 1 }),
      hulk('next', { cr: 1, cost: 9, dv: 9 }),
      hulk('dear', { cr: 0, cost: 8, dv: 9 }),
      hulk('cheap', { cr: 0, cost: 4, dv: 9 }),
    ],
  });
  const dice = diceOf(...OPENING, ['fire', 2], ['fire', 1], ['lucky hit', 1, 1]);
  const lines = linesOf(fightOut({ setup, dice }).events);
  expect(lines).toContain('UnitHit attacker: B1 destroyed, assigned 2');
  expect(lines).toContain('FlagshipNamed defender: B4; back B2');
});

test('CSC-17: where no warship is left in the task force one of the reinforcements takes over', () => {
  const setup = battleOf({
    attacker: [combatant('gun', { design: { as: 10, af: 0, dv: 9 } })],
    defender: [hulk('flag', { cr: 0, dv: 3 }), hulk('late', { cr: 0, dv: 2 })],
  });
  const dice = diceOf(...OPENING, ['fire', 6], ['fire', 1], ['lucky hit', 1, 1]);
  const lines = linesOf(fightOut({ setup, dice }).events);
  const named = lines.indexOf('FlagshipNamed defender: B2; back ');
  expect(lines[named - 1]).toBe('ReinforcementsEntered defender: B2 late; behind 0');
});

const AIR = {
  attacker: [combatant('flak', { design: { as: 0, af: 10 } })],
  defender: [hulk('base', { cv: 1 }), flight('wing', { carrier: 'base', design: { dv: 3 } })],
} as const;
const FLAK = [
  ['fire', 3],
  ['fire', 1],
  ['lucky hit', 1, 1],
] as const;

test('CSC-14: crippled flights are repaired after the battle', () => {
  const dice = diceOf(...OPENING, ['fire', 3], ['fire', 1], ['lucky hit', 1, 1]);
  const { events, outcome } = fightOut({ setup: battleOf(AIR), dice });
  dice.assertExhausted();
  expect(linesOf(events).slice(-2)).toEqual([
    'FlightsRepaired defender: B2',
    'BattleClosed: 2 rounds, length',
  ]);
  expect(outcome.fates).toEqual([]);
});

test.each(['battle', 'round'] as const)(
  'MOV-8, CSC-14: flights on a strike stay strained all the battle: flightRepair = %s',
  (flightRepair) => {
    const setup = battleOf({
      attacker: [hulk('target', { af: 0, dv: 9 })],
      defender: [flight('wing', { strike: 'strained', condition: 'crippled', design: { dv: 3 } })],
    });
    const dice = diceOf(
      ...OPENING,
      ['fire', 6],
      ['lucky hit', 1, 1],
      ['fire', 6],
      ['lucky hit', 1, 1],
    );
    const { events, outcome } = fightOut({ setup, dice, rules: { flightRepair } });
    const lines = linesOf(events);
    expect(lines.filter((line) => line.startsWith('FlightsRepaired'))).toEqual([]);
    expect(lines[1]).toBe('TaskForceFormed defender: B1 wing*; flagship B1, limit 7, behind 0');
    expect(outcome.fates).toEqual([]);
  },
);

test('MOV-8, CSC-8: one hit destroys a flight that is strained', () => {
  const setup = battleOf({
    attacker: [combatant('flak', { design: { as: 0, af: 10, dv: 9 } })],
    defender: [
      flight('wing', { strike: 'strained', condition: 'crippled', design: { dv: 3, as: 0 } }),
    ],
  });
  const dice = diceOf(...OPENING, ['fire', 3]);
  const { outcome } = fightOut({ setup, dice });
  expect(outcome.fates).toEqual([{ unit: 'wing', fate: 'destroyed' }]);
});

test('CSC-14: or after each round, and then they fly again', () => {
  const dice = diceOf(...OPENING, ...FLAK, ['fire', 1], ['lucky hit', 1, 1]);
  const { events } = fightOut({
    setup: battleOf(AIR),
    dice,
    rules: { ...DEFAULT_RULE_SET, flightRepair: 'round' },
  });
  dice.assertExhausted();
  const lines = linesOf(events);
  const repaired = lines.indexOf('FlightsRepaired defender: B2');
  expect(lines[repaired + 1]).toBe('RoundBegan: 2, 0 against 0');
});

test('CSC-14: a flight that was crippled before the battle comes out of it repaired', () => {
  const wing = flight('wing', { carrier: 'a', ...crippled });
  const setup = battleOf({ attacker: [hulk('a', { cv: 1 }), wing], defender: [hulk('b')] });
  const { outcome } = fightOut({ setup, dice: diceOf(...OPENING) });
  expect(outcome.fates).toEqual([{ unit: 'wing', fate: 'repaired' }]);
});

const ORPHANS = battleOf({
  attacker: [combatant('gun', { design: { as: 10, af: 0, dv: 9 } })],
  defender: [hulk('carrier', { cv: 1 }), flight('wing', { carrier: 'carrier', design: { as: 0 } })],
});

test('CSC-14: in a lane flights of a lost carrier are lost where nobody can take them in', () => {
  const setup = {
    ...ORPHANS,
    place: { kind: 'lane', lane: brandAs<LaneId>('H0101-H0102') },
  } as const;
  const dice = diceOf(...OPENING, ['fire', 6]);
  const { events, outcome } = fightOut({ setup, dice });
  dice.assertExhausted();
  expect(linesOf(events).slice(-2)).toEqual([
    'FlightsLost defender: B2',
    'BattleClosed: 2 rounds, nothing-left',
  ]);
  expect(outcome.lost).toEqual({ attacker: 0, defender: 5 });
});

test('CSC-14: in a system they may find a place outside the battle', () => {
  const dice = diceOf(...OPENING, ['fire', 6]);
  const { outcome } = fightOut({ setup: ORPHANS, dice });
  expect(outcome.fates).toEqual([{ unit: 'carrier', fate: 'destroyed' }]);
  expect(outcome.lost).toEqual({ attacker: 0, defender: 4 });
});
