import { expect, test } from 'vitest';
import { colonyPhase } from '#engine/phases/colony/phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { uprisingChanceOf } from '#rules/colony/riot-chance';
import { human, sol, unrestAt } from './unrest-world.ts';

const TURNS = 1500;
const CALM = { census: 3, morale: 0, productivity: 3, rebels: 0 } as const;

/** How often of many turns the colony is lost, in percent. */
function lostIn(part: Partial<StarSystem>, turn: number): number {
  const state = unrestAt({ sol: part, turn });
  const lost = Array.from({ length: TURNS }, (_, seed) => {
    const secret = `colony ${String(seed)}`;
    const dice = seededDice<RollPurpose>({ secret, turn, attempt: 1, phase: 'colony' });
    const result = colonyPhase.run({
      ...{ state, dice, orders: {}, rules: { ...DEFAULT_RULE_SET, moraleInterval: 2 } },
      decide: (_question, standing) => ({ answer: standing, by: 'standing' }),
    });
    return result.done && result.state.systems[sol]!.owner !== human;
  });
  return (100 * lost.filter(Boolean).length) / TURNS;
}

test.each<
  Readonly<{
    what: string;
    part: Partial<StarSystem>;
    turn: number;
    by: readonly MoraleCondition[];
  }>
>([
  { what: 'nobody has risen', part: CALM, turn: 1, by: [] },
  { what: 'it may come to order', part: CALM, turn: 2, by: ['full-employment'] },
  { what: 'militias stand', part: { ...CALM, rebels: 2 }, turn: 2, by: ['full-employment'] },
  {
    what: 'it falls into rebellion and rises at once',
    part: { ...CALM, census: 4, morale: 1, productivity: 1, blockaded: true },
    turn: 2,
    by: ['blockade', 'unemployment'],
  },
])('COL-6, COL-10: where $what, a colony is lost as often as is foretold', (one) => {
  const { part, turn, by } = one;
  const system = { census: 1, morale: 1, rebels: 0, ...part };
  const chance = uprisingChanceOf(system, by);
  const error = 100 * Math.sqrt((chance / 100) * (1 - chance / 100) * (1 / TURNS));
  // It is rounded up to whole percents.
  expect(Math.abs(lostIn(part, turn) - chance)).toBeLessThan(4 * error + 1);
});
