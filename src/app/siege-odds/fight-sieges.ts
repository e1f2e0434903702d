import type { Histogram } from '#app/odds/odds-tally';
import { oddsDice } from '#kernel/dice/odds-dice';
import type { DieSpec } from '#kernel/dice/dice';
import { siegeSimulator } from '#rules/ground/simulate-siege';
import type { SiegeEnd, SiegeStart } from '#rules/ground/siege-start';

/** The counts of many fights for one siege; lists by turn count from turn 1, up to the end of that turn. */
export type SiegeTally = Readonly<{
  sieges: number;
  landing: readonly number[];
  beachhead: readonly number[];
  conquest: readonly number[];
  beaten: number;
  lost: Readonly<{ attackers: Histogram; defenders: Histogram }>;
  units: Readonly<{ attackers: Histogram; defenders: Histogram }>;
}>;

/** Fights one siege many times, a range of numbers at a time, and counts how it ends. Each number has dice of its own. */
export type SiegeFighter = Readonly<{
  fight: (range: Readonly<{ first: number; last: number }>) => void;
  tally: () => SiegeTally;
}>;

const MOST_FACES = 100;
const DICE: readonly DieSpec[] = Array.from({ length: MOST_FACES + 1 }, (_, faces) => ({
  count: 1,
  faces,
}));

const COUNTED = ['lost', 'units'] as const;
const SIDES = ['attackers', 'defenders'] as const;

const countOne = (counts: Map<number, number>, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};

/** How many of the events that happened in each turn had happened by its end. */
const upTo = (byTurn: readonly number[]): readonly number[] => {
  let all = 0;
  return byTurn.slice(1).map((some) => (all += some));
};

/** Fights sieges for odds with dice of a seed, never the secret of a campaign. @rule GND-1 */
export function siegeFighter(start: SiegeStart, seed: string): SiegeFighter {
  const dice = oddsDice(seed);
  const simulate = siegeSimulator(start);
  const roll = (faces: number): number => dice.total(DICE[faces] ?? { count: 1, faces });
  const turns = (): number[] => Array.from({ length: start.turns + 1 }, () => 0);
  const events = { landing: turns(), beachhead: turns(), conquest: turns(), beaten: turns() };
  const sides = () => ({
    attackers: new Map<number, number>(),
    defenders: new Map<number, number>(),
  });
  const counts = { lost: sides(), units: sides() };
  let sieges = 0;
  const count = (end: SiegeEnd): void => {
    sieges += 1;
    for (const event of ['landing', 'beachhead', 'conquest', 'beaten'] as const) {
      const at = end[event];
      events[event][at] = (events[event][at] ?? 0) + 1;
    }
    for (const what of COUNTED) {
      for (const side of SIDES) countOne(counts[what][side], end[what][side]);
    }
  };
  return {
    fight: ({ first, last }) => {
      for (let number = first; number <= last; number += 1) {
        dice.begin(number);
        count(simulate(roll));
      }
    },
    tally: () => ({
      sieges,
      landing: upTo(events.landing),
      beachhead: upTo(events.beachhead),
      conquest: upTo(events.conquest),
      beaten: upTo(events.beaten).at(-1) ?? 0,
      ...counts,
    }),
  };
}
