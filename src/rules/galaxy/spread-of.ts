import { sum } from '#kernel/numbers/sum';
import type { HomeFairness, Surroundings } from './fairness-of.ts';

/** One measure of all homeworlds together: the least and the most that one of them has. */
export type Spread = Readonly<{ what: string; jumps: number | null; least: number; most: number }>;

const MEASURES = {
  systems: ({ systems: { unimportant, minor, major } }) => unimportant + minor + major,
  Capacity: ({ capacity }) => capacity,
  RAW: ({ raw }) => raw,
  'potential output': ({ potential }) => potential,
  anomalies: ({ anomalies }) => anomalies.length,
  lanes: ({ lanes: { unexplored, restricted, minor, major } }) =>
    sum([unexplored, restricted, minor, major]),
} satisfies Readonly<Record<string, (around: Surroundings) => number>>;
const NAMES = ['systems', 'Capacity', 'RAW', 'potential output', 'anomalies', 'lanes'] as const;

/** How far apart the homeworlds are in what lies around them. @rule MAP-2 */
export function spreadOf(homes: readonly HomeFairness[]): readonly Spread[] {
  const jumps = homes[0]?.within.map((around) => around.jumps) ?? [];
  const around = jumps.flatMap((far, index) =>
    NAMES.map((what) => {
      const values = homes.flatMap(({ within }) => {
        const surroundings = within[index];
        return surroundings === undefined ? [] : [MEASURES[what](surroundings)];
      });
      return { what, jumps: far, ...ends(values) };
    }),
  );
  const rivals = homes.flatMap(({ nearestRival }) => nearestRival ?? []);
  if (rivals.length === 0) return around;
  return [...around, { what: 'jumps to the nearest rival', jumps: null, ...ends(rivals) }];
}

const ends = (values: readonly number[]): Pick<Spread, 'least' | 'most'> => ({
  least: Math.min(...values),
  most: Math.max(...values),
});
