import { describe, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { human, loran } from '#test/support/human-and-loran';
import { d6, kili, order, ross, sol, systemIn, vega, wolf } from '../mission-world.ts';
import { d100, d20, nextTurn, results, spied, spiesIn } from './spies.ts';

/** Humans at Ross, a jump from Wolf. */
const humans = { owner: human, census: 2, morale: 2, intel: 9 } as const;

describe('INT-7: Propaganda', () => {
  const declares = { kind: 'DeclareWar', on: loran, declare: 'war', covert: false } as const;
  const war: Order = { ...declares, support: null };
  const chances = ({ events }: ReturnType<typeof spied>) =>
    events.flatMap((one) => (one.type === 'DiplomacyRolled' ? [one.chance] : []));

  test('Diplomacy helps in the same Intel Phase and in the next, by the Census before the phase', () => {
    const world = spiesIn({
      ross: humans,
      wolf: { census: 6, morale: 6, intel: 0 },
      vega: { intel: 9 },
    });
    const orders = {
      [human]: [order('propaganda-diplomacy', { from: ross }), war],
      [kili]: [order('sabotage-population', { from: vega })],
    };
    // Both are at 16 and more, so that nobody is found out.
    const first = spied(world, orders, [d20(12), d20(13), d6(6), d100(100)]);
    expect([chances(first), systemIn(first.state).census]).toEqual([[80], 5]);
    const second = spied(nextTurn(first), { [human]: [war] }, [d100(100)]);
    expect(chances(second)).toEqual([80]);
    const third = spied(nextTurn(second), { [human]: [war] }, [d100(100)]);
    expect(chances(third)).toEqual([50]);
  });

  test('of two reasons for war that are made in one phase the higher counts', () => {
    const world = spiesIn({
      ross: { owner: loran, census: 3, morale: 3, intel: 0 },
      wolf: { census: 8, morale: 8, intel: 0 },
      vega: { owner: human, intel: 9 },
      sol: { intel: 9 },
    });
    const orders = {
      [human]: [
        order('propaganda-diplomacy', { from: vega }),
        order('propaganda-diplomacy', { from: sol, at: ross }),
        war,
      ],
    };
    const run = spied(world, orders, [d20(12), d20(12), d100(100)]);
    expect(results(run)).toEqual(['human 16 done', 'human 16 done']);
    expect(chances(run)).toEqual([90]);
  });

  test('a coup comes after Counter-Insurgency and after an Insurgency, which don’t matter to it', () => {
    const world = spiesIn({
      ross: humans,
      wolf: { census: 6, morale: 0, intel: 2, rebels: 2 },
      vega: { intel: 9 },
    });
    const orders = {
      [human]: [order('propaganda-coup', { from: ross })],
      [kili]: [order('propaganda-insurgency', { from: vega })],
      [loran]: [order('propaganda-counter-insurgency', { from: wolf })],
    };
    const run = spied(world, orders, [d20(15), d20(12), d20(18)]);
    expect(systemIn(run.state)).toMatchObject({ owner: human, morale: 0, intel: 0 });
  });
});
