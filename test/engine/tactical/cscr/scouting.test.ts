import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { BattleSetup } from '#model/battle/setup';
import type { Answer } from '#model/decisions/decision';
import type { AbilityId } from '#model/forces/design';
import { battleOf, combatant, diceOf, fightOut, linesOf } from '#test/support/fight';

const DULL = { as: 0, af: 0 };
const scouting = (rating: number) => [{ id: brandAs<AbilityId>('scout'), rating }];
const dull = (id: string, design: object = {}) => combatant(id, { design: { ...DULL, ...design } });
const openingOf = (first: number, second: number) =>
  diceOf(['surprise', first], ['surprise', second], ['scenario length', 2, 2]);

/** Red has a flagship, a Scout with two functions, and one that waits; blue has a Scout. */
function meeting(intel: Readonly<Partial<Record<'attacker' | 'defender', number>>>): BattleSetup {
  const setup = battleOf({
    attacker: [
      dull('lead', { cr: 2, dv: 9, cost: 9 }),
      dull('eye', { cr: 1, dv: 5, abilities: scouting(2) }),
      dull('next', { cr: 1, dv: 4 }),
      dull('spare', { cr: 1, dv: 2 }),
      dull('last', { cr: 1, dv: 1, abilities: scouting(1) }),
    ],
    defender: [dull('enemy', { abilities: scouting(1) })],
  });
  const { attacker, defender } = setup.sides;
  return {
    ...setup,
    sides: {
      attacker: { ...attacker, intel: intel.attacker ?? 0 },
      defender: { ...defender, intel: intel.defender ?? 0 },
    },
  };
}

type Spent = Readonly<{ surprise: number; length: number }>;
const spending =
  (said: Readonly<Record<string, Spent>>) =>
  ({ decision, standing }: Ask): Answer => {
    const spent = said[decision.asked];
    return decision.kind === 'scouting' && spent !== undefined
      ? { kind: 'scouting', ...spent }
      : standing;
  };

const openingLines = (events: Parameters<typeof linesOf>[0]): readonly string[] =>
  linesOf(
    events.slice(
      0,
      events.findIndex(({ type }) => type === 'RoundBegan'),
    ),
  );

test('CSC-5: both sides are asked at once when the task forces have formed, with what they have', () => {
  const dice = openingOf(5, 5);
  const { asked } = fightOut({ setup: meeting({ attacker: 2, defender: 5 }), dice });
  const questions = asked.map((asks) => asks.map(({ decision }) => decision));
  expect(questions[1]).toMatchObject([
    { kind: 'scouting', asked: 'red', intel: 2, points: 2, fromBehind: 2 },
    { kind: 'scouting', asked: 'blue', intel: 5, points: 1, fromBehind: 0 },
  ]);
  expect(asked[1]?.map(({ standing }) => standing)).toEqual(
    [0, 0].map((surprise) => ({ kind: 'scouting', surprise, length: 0 })),
  );
});

test('CSC-5: a side without Intel, or without Scouts, is not asked', () => {
  const setup = meeting({ attacker: 2 });
  const blind = setup.sides.attacker.combatants.map((one) => ({
    ...one,
    design: { ...one.design, abilities: [] },
  }));
  const sides = { ...setup.sides, attacker: { ...setup.sides.attacker, combatants: blind } };
  const { asked, outcome } = fightOut({ setup: { ...setup, sides }, dice: openingOf(5, 5) });
  expect(asked.flat().some(({ decision }) => decision.kind === 'scouting')).toBe(false);
  expect(outcome).not.toHaveProperty('scouted');
});

test('CSC-5, CSC-3: Intel adds to surprise, on both sides, and is told in the outcome', () => {
  const dice = openingOf(6, 4);
  const answer = spending({
    red: { surprise: 2, length: 0 },
    blue: { surprise: 1, length: 0 },
  });
  const { events, outcome } = fightOut({
    setup: meeting({ attacker: 2, defender: 1 }),
    dice,
    answer,
  });
  dice.assertExhausted();
  expect(openingLines(events).slice(2)).toEqual([
    'SurpriseRolled attacker: 6 +2 good 1',
    'SurpriseRolled defender: 4 +1 normal 0',
    'LengthRolled: 4, 5 rounds',
  ]);
  // The one that waits, and the one whose functions are enough for the rest.
  expect(outcome.scouted).toEqual([
    { side: 'attacker', intel: 2, units: ['eye', 'last'] },
    { side: 'defender', intel: 1, units: ['enemy'] },
  ]);
});

test.each([
  [1, 5],
  [-1, 3],
])('CSC-5, CSC-4: %i on the length, by who waits: %i rounds', (length, rounds) => {
  const answer = spending({ red: { surprise: 0, length } });
  const setup = meeting({ attacker: 1 });
  const { events, outcome } = fightOut({ setup, dice: openingOf(5, 5), answer });
  expect(openingLines(events).at(-1)).toBe(
    `LengthRolled: 4 ${length > 0 ? '+' : ''}${length}, ${rounds} rounds`,
  );
  expect(events.some(({ type }) => type === 'UnitsSentBack')).toBe(false);
  expect(outcome.scouted).toEqual([{ side: 'attacker', intel: 1, units: ['last'] }]);
});

test('CSC-5: a Scout of the task force that scouts for the length begins behind, and another fills up', () => {
  const answer = spending({ red: { surprise: 0, length: 2 } });
  const setup = meeting({ attacker: 2 });
  const { events } = fightOut({ setup, dice: openingOf(5, 5), answer });
  expect(openingLines(events)).toEqual([
    'TaskForceFormed attacker: A1 eye, A2 lead, A3 next; flagship A2, limit 3, behind 2',
    'TaskForceFormed defender: B1 enemy; flagship B1, limit 4, behind 0',
    'UnitsSentBack attacker: A1',
    'ReinforcementsEntered attacker: A4 spare; behind 2',
    'SurpriseRolled attacker: 5 normal 0',
    'SurpriseRolled defender: 5 normal 0',
    'LengthRolled: 4 +2, 6 rounds',
  ]);
});

test('CSC-5: the standing order intel 1 spends a point on surprise', () => {
  const setup = meeting({ attacker: 2 });
  const { attacker } = setup.sides;
  const sides = {
    ...setup.sides,
    attacker: { ...attacker, standing: { ...attacker.standing, intel: 1 } },
  };
  const { events } = fightOut({ setup: { ...setup, sides }, dice: openingOf(5, 5) });
  expect(openingLines(events)).toContain('SurpriseRolled attacker: 5 +1 normal 0');
});

test('CSC-5: a unit that has scouted has no functions, in this battle and in the next of the encounter', () => {
  const pools = (setup: BattleSetup, surprise: number): readonly unknown[] => {
    const { asked } = fightOut({
      setup,
      dice: openingOf(5, 5),
      answer: spending({ red: { surprise, length: 0 } }),
    });
    return asked
      .flat()
      .flatMap(({ decision }) =>
        decision.kind === 'electronic-warfare' && decision.asked === 'red'
          ? [decision.pools.scouts]
          : [],
      )
      .slice(0, 1);
  };
  const setup = meeting({ attacker: 3 });
  expect(pools(setup, 0)).toEqual([2]);
  expect(pools(setup, 3)).toEqual([]);
  const { attacker } = setup.sides;
  const tired = attacker.combatants.map((one) => ({ ...one, scouted: true as const }));
  const again = {
    ...setup,
    sides: { ...setup.sides, attacker: { ...attacker, combatants: tired } },
  };
  const { asked } = fightOut({ setup: again, dice: openingOf(5, 5) });
  expect(asked.flat().some(({ decision }) => decision.kind === 'scouting')).toBe(false);
  expect(pools(again, 0)).toEqual([]);
});
