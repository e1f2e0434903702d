import { expect, test } from 'vitest';
import { chanceFrom } from '#ai/plans/chance';
import { STANDING_PROPOSALS } from '#ai/plans/standing-proposals';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { StandingOrders } from '#model/forces/standing-orders';
import { choicesOf } from '#test/support/standing-choices';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { forceIndexOf } from '#rules/forces/force-index';
import { human } from '#test/support/proof-map';
import { proofWorld } from '#test/support/proof-world';
import { viewOf } from '#test/support/whole-turn';

const world = proofWorld(3);
const view = viewOf(world, world.state, human);
const index = forceIndexOf(view);

const seedOf = (seed: number) =>
  ({ secret: `random ${String(seed)}`, turn: 1, attempt: 1, phase: 'economic' }) as const;

/** What random players order for their fleets, over many games. */
const orders = Array.from({ length: 6000 }, (_, seed) =>
  STANDING_PROPOSALS.SetStanding({
    view,
    index,
    chance: chanceFrom(seededDice<RollPurpose>(seedOf(seed))),
  }),
)
  .flat()
  .flatMap(({ standing }) => (standing.engageRatio === undefined ? [] : [standing]));

const valuesOf = (field: keyof StandingOrders): readonly unknown[] => [
  ...new Set(orders.map((standing) => standing[field])),
];

test.each<[keyof StandingOrders, readonly unknown[]]>([
  ['warfare', choicesOf('warfare')],
  ['stealth', choicesOf('stealth')],
  ['asteroids', choicesOf('asteroids')],
  ['ram', choicesOf('ram')],
  ['boarding', choicesOf('boarding')],
  ['prizes', choicesOf('prizes')],
  ['scouting', choicesOf('scouting')],
  ['intel', [0, 1, 2]],
  ['sendBackCrippled', [true, false, 'relieved']],
])('TURN-5: a random player comes to every choice of %s', (field, choices) => {
  expect(valuesOf(field)).toHaveLength(choices.length);
  expect(valuesOf(field)).toEqual(expect.arrayContaining([...choices]));
});

const PAIRS: readonly (readonly [keyof StandingOrders, keyof StandingOrders])[] = [
  ['warfare', 'stealth'],
  ['boarding', 'scouting'],
  ['prizes', 'ram'],
  ['takeDamage', 'asteroids'],
  ['withoutFlagship', 'proximity'],
];

test.each(PAIRS)(
  'TURN-5: a random player’s choice of %s does not depend on the choice of %s',
  (one, other) => {
    const pairs = new Set(
      orders.map((standing) => JSON.stringify([standing[one], standing[other]])),
    );
    expect(pairs.size).toBe(valuesOf(one).length * valuesOf(other).length);
  },
);

test('TURN-5: no choice of a random player goes with the odds at which it fights', () => {
  const byRatio = new Map<unknown, Set<unknown>>();
  for (const { engageRatio, boarding } of orders) {
    byRatio.set(engageRatio, (byRatio.get(engageRatio) ?? new Set()).add(boarding));
  }
  const both = [...byRatio.values()].filter((choices) => choices.size === 2);
  expect(both.length).toBeGreaterThan(30);
});
