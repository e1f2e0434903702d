import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import type { Answer } from '#model/decisions/decision';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, linesOf } from '#test/support/fight';

type Script = readonly (readonly [RollKind, ...number[]])[];
type Case = Readonly<{
  attacker: readonly Combatant[];
  defender: readonly Combatant[];
  standing?: Partial<StandingOrders>;
  fire?: Script;
  answer?: (ask: Ask) => Answer | undefined;
  anomalies?: readonly string[];
}>;

const OPENING: Script = [
  ['surprise', 5],
  ['surprise', 6],
  ['scenario length', 1, 1],
];
const NOTHING: UnitDesign['abilities'] = [];
const able = (id: string, rating: number): UnitDesign['abilities'] => [
  { id: id as AbilityId, rating },
];
const ship = (id: string, design: Partial<UnitDesign> = {}) =>
  combatant(id, { design: { as: 0, af: 0, abilities: NOTHING, ...design } });

/** The record of the first of two rounds. */
function firstRound({ attacker, defender, standing, fire = [], answer, anomalies }: Case) {
  const plain = battleOf({ attacker, defender }, standing ? { attacker: standing } : {});
  const ground = { anomalies: anomalies ?? [], holder: null, productivity: 0, utilized: 0 };
  const setup: BattleSetup = { ...plain, ground };
  const dice = diceOf(...OPENING, ...fire);
  const run = fightOut(answer === undefined ? { setup, dice } : { setup, dice, answer });
  dice.assertExhausted();
  const lines = linesOf(run.events);
  const from = lines.findIndex((line) => line.startsWith('RoundBegan: 1'));
  const to = lines.findIndex((line) => line.startsWith('RoundBegan: 2'));
  return { ...run, lines: lines.slice(from + 1, to) };
}

/** An answer of red to one kind of question in the first round. */
const red =
  (given: Answer) =>
  ({ decision }: Ask): Answer | undefined =>
    decision.asked === 'red' &&
    decision.kind === given.kind &&
    'round' in decision &&
    decision.round === 1
      ? given
      : undefined;

const LUCKLESS = ['lucky hit', 1, 1] as const;

test('CSC-6: missions cost CC, as far as the flagship’s CR goes, and turn fire where it counts', () => {
  const { lines } = firstRound({
    attacker: [
      ship('flag', { as: 4, af: 4, cr: 2, cc: 2, hull: 'CA' }),
      ship('b', { as: 4, af: 2, cr: 0 }),
    ],
    defender: [ship('x', { dv: 9 })],
    standing: { missions: 'best' },
    fire: [['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS],
  });
  // 2 points: both give 1 for each point; the flagship gives more in all.
  expect(lines.slice(0, 2)).toEqual([
    'MissionsGiven attacker: A1 anti-ship; 2 points',
    'FireRolled attacker: ships-at-ships, 10 x 1 (1) = 1',
  ]);
});

test('CSC-6, MAP-8: in a dust cloud missions cost double', () => {
  const { lines } = firstRound({
    attacker: [ship('flag', { as: 4, af: 4, cr: 3, cc: 2 })],
    defender: [ship('x', { dv: 9 })],
    standing: { missions: 'best' },
    anomalies: ['Dust Cloud'],
    fire: [['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS],
  });
  expect(lines[0]).toBe('FireRolled attacker: ships-at-ships, 4 x 1 (1) = 1');
});

test('CSC-6: a Defensive mission halves fire and makes the unit dearer to single out', () => {
  const mission = { unit: unitId('x'), mission: 'defensive' } as const;
  const { lines } = firstRound({
    attacker: [ship('a', { as: 20 })],
    defender: [ship('x', { as: 5, dv: 3 })],
    standing: { direct: ['flagship'] },
    fire: [['fire', 4], ['fire', 1], LUCKLESS],
    answer: ({ decision }) =>
      decision.kind === 'missions' && decision.asked === 'blue' && decision.round === 1
        ? { kind: 'missions', missions: [mission] }
        : undefined,
  });
  expect(lines).toContain('FireRolled defender: ships-at-ships, 3 x 1 (1) = 1');
  // DV 3 × 3 is more than 8: so the flagship cannot be paid for, and its owner assigns the damage.
  expect(lines.some((line) => line.startsWith('DamageDirected'))).toBe(false);
});

test('CSC-17: a side without an able flagship has no points, so it is not asked', () => {
  const hurt = { ...ship('flag', { as: 1, af: 4, cr: 5 }), condition: 'crippled' } as const;
  const { asked } = firstRound({
    attacker: [hurt],
    defender: [ship('x', { dv: 9 })],
    fire: [['fire', 1], LUCKLESS, ['fire', 1], LUCKLESS],
  });
  const kinds = asked.flat().map(({ decision }) => `${decision.asked} ${decision.kind}`);
  expect(kinds).not.toContain('red missions');
  expect(kinds).not.toContain('red electronic-warfare');
});

test('CSC-17: electronic warfare strengthens a friend and weakens an enemy, at their CC', () => {
  const { lines } = firstRound({
    attacker: [
      ship('gun', { as: 6, hull: 'CA', cc: 2, dv: 9 }),
      ship('eye', { abilities: able('scout', 3), dv: 9 }),
    ],
    defender: [ship('x', { as: 6, dv: 9, cc: 1 })],
    standing: { missions: 'best' },
    fire: [
      ['fire', 2],
      ['fire', 1],
      LUCKLESS,
      LUCKLESS,
      ['fire', 1],
      ['fire', 1],
      LUCKLESS,
      LUCKLESS,
    ],
  });
  expect(lines).toEqual([
    'MissionsGiven attacker: A2 scouting; 3 points',
    'ElectronicWarfareWaged attacker: fire-control at A1 by scouts, suppression at B1 by scouts; scouts 4, jammed 0',
    'FireRolled attacker: ships-at-ships, 9 x 2 (2) = 2',
    'FireRolled defender: ships-at-ships, 3 x 1 (1) = 1',
    'LuckyHitRolled attacker: 2 missed',
    'DamageWasted attacker: 2',
    'LuckyHitRolled defender: 2 missed',
    'DamageWasted defender: 1',
  ]);
});

test('CSC-17: Jammers take functions from Scouts, and none from dedicated ones', () => {
  const { asked, lines } = firstRound({
    attacker: [ship('eye', { abilities: [...able('scout', 2), ...able('disruptor', 1)] })],
    defender: [ship('x', { abilities: able('jammer', 3), dv: 9 })],
    standing: { missions: 'none' },
    answer: red({
      kind: 'electronic-warfare',
      friends: [],
      enemies: [{ effect: 'disruptor', by: 'dedicated', tag: 'B1' as never }],
    }),
  });
  const pools = asked
    .flat()
    .flatMap(({ decision }) =>
      decision.kind === 'electronic-warfare' && decision.asked === 'red' ? [decision.pools] : [],
    );
  expect(pools[0]).toMatchObject({ scouts: 0, disruptor: 1 });
  expect(lines).toContain(
    'ElectronicWarfareWaged attacker: disruptor at B1 by dedicated; scouts 0, jammed 2',
  );
});

test('CSC-6, CSC-17: what the points do not pay for is not done', () => {
  const { lines } = firstRound({
    attacker: [ship('flag', { cr: 1 }), ship('b', { cr: 0 })],
    defender: [ship('x')],
    answer: red({
      kind: 'missions',
      missions: [
        { unit: unitId('flag'), mission: 'scouting' },
        { unit: unitId('b'), mission: 'scouting' },
      ],
    }),
  });
  expect(lines).toEqual(['MissionsGiven attacker: A2 scouting; 1 points']);
});
