import type { WarSize } from './great-war.ts';

/** What a turn should take at most on a quiet machine of two cores: seconds by the clock. */
export type Aim = Readonly<{ seconds: number }>;

/** A war to run a turn of; `aim`: null where none is set. */
export type BenchSize = Readonly<{ title: string; size: WarSize; aim: Aim | null }>;

/** 10,000 systems, 20 empires, 20,000 fleets, 100,000 ships, 500 meetings. */
const WHOLE: WarSize = { width: 100, empires: 20, meetings: 500, fleets: 2, ships: 5 };

/** A part of the whole war: 4 is a quarter of its systems. */
function shareOf(share: number): BenchSize {
  const size = {
    ...WHOLE,
    width: Math.round(WHOLE.width / Math.sqrt(share)),
    meetings: Math.round(WHOLE.meetings / share),
  };
  return { title: `share 1/${String(share)}`, size, aim: share === 1 ? { seconds: 6 } : null };
}

const NAMED: Readonly<Record<string, BenchSize>> = {
  sparse: {
    title: 'one ship in each of 10,000 systems',
    size: { ...WHOLE, fleets: 1, ships: 1 },
    aim: { seconds: 2.5 },
  },
  small: { ...shareOf(100), title: '100 systems with 1,000 ships', aim: { seconds: 0.15 } },
};

/** The size that an argument names: `sparse`, `small`, or a share; undefined: it names none. */
export function sizeNamed(text: string): BenchSize | undefined {
  const share = Number(text);
  return NAMED[text] ?? (share >= 1 ? shareOf(share) : undefined);
}

export const systemsIn = ({ width }: WarSize): number => width * width;

export const shipsIn = (size: WarSize): number => systemsIn(size) * size.fleets * size.ships;
