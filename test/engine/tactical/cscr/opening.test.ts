import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import type { Answer } from '#model/decisions/decision';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const DULL = { as: 0, af: 0 };
const OPENING = [
  ['surprise', 10],
  ['surprise', 1],
  ['scenario length', 1, 1],
] as const;

const dull = (id: string, design: object = {}) => combatant(id, { design: { ...DULL, ...design } });

test('CSC-1: both sides choose at once, and only who has a choice is asked', () => {
  const setup = battleOf({ attacker: [dull('a'), dull('b')], defender: [dull('c')] });
  const dice = diceOf(...OPENING);
  const { asked } = fightOut({ setup, dice });
  const kinds = asked.map((asks) =>
    asks.map(({ decision }) => `${decision.asked} ${decision.kind}`),
  );
  expect(kinds).toEqual([
    ['red task-force'],
    ['red missions', 'blue missions'],
    ['red fire', 'blue fire'],
    ['red round-end'],
    ['red missions', 'blue missions'],
    ['red fire', 'blue fire'],
  ]);
});

test('CSC-1: a player takes another flagship of equals, a convoy along, and holds the rest back', () => {
  const convoy = dull('convoy', { kind: 'convoy', civilian: true, cr: 0 });
  const setup = battleOf({
    attacker: [dull('tough', { dv: 9 }), dull('soft'), dull('third'), convoy],
    defender: [dull('enemy')],
  });
  const dice = diceOf(...OPENING);
  const answer = ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'task-force'
      ? { kind: 'task-force', flagship: unitId('soft'), order: [unitId('convoy')] }
      : undefined;
  const { events } = fightOut({ setup, dice, answer });
  expect(linesOf(events)[0]).toBe(
    'TaskForceFormed attacker: A1 soft, A2 convoy; flagship A1, limit 4, behind 2',
  );
});

test('FOG-12: tags go by what the enemy sees: hull, design, name, condition', () => {
  const setup = battleOf({
    attacker: [
      flight('x', { name: '' }),
      combatant('p', { name: 'Zeal', design: { name: 'Ares', cv: 9 } }),
      combatant('q', { name: '', design: { name: 'Ares' }, condition: 'crippled' }),
      combatant('r', { name: '', design: { name: 'Ares' } }),
      combatant('s', { name: '', design: { name: 'Hermes', hull: 'BB' } }),
    ],
    defender: [],
  });
  const { events } = fightOut({ setup, dice: diceOf(...OPENING) });
  const formed = events.find((event) => event.type === 'TaskForceFormed');
  const entered = formed?.type === 'TaskForceFormed' ? formed.entered : [];
  expect(entered.map(({ tag, unit }) => `${tag} ${unit}`)).toEqual([
    'A1 s',
    'A2 r',
    'A3 q',
    'A4 p',
    'A5 x',
  ]);
});

test('CSC-3, CSC-4: readiness is rolled by each side and tells on the length, never below 2', () => {
  const setup = battleOf({ attacker: [dull('a')], defender: [dull('b')] });
  const dice = diceOf(...OPENING);
  const { events, outcome } = fightOut({ setup, dice, rules: { readinessDecay: 'never' } });
  dice.assertExhausted();
  expect(linesOf(events).slice(2)).toEqual([
    'SurpriseRolled attacker: 10 superb 2',
    'SurpriseRolled defender: 1 disastrous -3',
    'LengthRolled: 2, 2 rounds',
    'RoundBegan: 1, 2 against -3',
    'RoundBegan: 2, 2 against -3',
    'BattleClosed: 2 rounds, length',
  ]);
  expect(outcome.fates).toEqual([]);
});

test('CSC-13: against nobody there is no round', () => {
  const setup = battleOf({ attacker: [dull('a'), dull('b')], defender: [] });
  const { outcome } = fightOut({ setup, dice: diceOf(...OPENING) });
  expect(outcome).toMatchObject({ rounds: 0, loser: null });
});

test('CSC-1: mothballed ships and minefields take no part', () => {
  const setup = battleOf({
    attacker: [
      dull('a'),
      combatant('laid up', { status: 'mothballed' }),
      combatant('mines', { design: { kind: 'minefield' } }),
    ],
    defender: [dull('b')],
  });
  const { events } = fightOut({ setup, dice: diceOf(...OPENING) });
  expect(linesOf(events)[0]).toBe('TaskForceFormed attacker: A1 a; flagship A1, limit 4, behind 2');
});
