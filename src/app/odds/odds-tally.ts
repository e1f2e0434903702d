import type { BattleClosed } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import type { DesignId, UnitId } from '#model/campaign/ids';

/** The frequency of each number. */
export type Histogram = ReadonlyMap<number, number>;

/** The fates of one side's units of one class, battle by battle. */
export type ClassTally = Readonly<
  Record<'destroyed' | 'crippled' | 'captured' | 'away' | 'keptOut', Histogram>
>;

export type SideTally = Readonly<{
  wins: number;
  /** The flagship at the start, and the number of battles that it survived; null: no flagship. */
  flagship: UnitId | null;
  flagshipLived: number;
  /** The construction cost of its losses, including captured units, and of the units that it captured. */
  lost: Histogram;
  gained: Histogram;
  classes: ReadonlyMap<DesignId, ClassTally>;
}>;

/** The counts of many battles. They are whole numbers, so that they add up the same in any order. */
export type OddsTally = Readonly<{
  battles: number;
  rounds: Histogram;
  endings: ReadonlyMap<BattleClosed['because'], number>;
  sides: Readonly<Record<BattleSide, SideTally>>;
}>;

const NOBODY: SideTally = {
  wins: 0,
  flagship: null,
  flagshipLived: 0,
  lost: new Map(),
  gained: new Map(),
  classes: new Map(),
};

/** The tally before any battle. */
export const NO_BATTLES: OddsTally = {
  battles: 0,
  rounds: new Map(),
  endings: new Map(),
  sides: { attacker: NOBODY, defender: NOBODY },
};

/** Two tables as one. Rows that both have are joined. */
function joined<K, V>(
  one: ReadonlyMap<K, V>,
  other: ReadonlyMap<K, V>,
  join: (a: V, b: V) => V,
): ReadonlyMap<K, V> {
  const all = new Map(one);
  for (const [key, value] of other) {
    const known = all.get(key);
    all.set(key, known === undefined ? value : join(known, value));
  }
  return all;
}

const sums = <K>(one: ReadonlyMap<K, number>, other: ReadonlyMap<K, number>) =>
  joined(one, other, (a, b) => a + b);

const classesTogether = (one: ClassTally, other: ClassTally): ClassTally => ({
  destroyed: sums(one.destroyed, other.destroyed),
  crippled: sums(one.crippled, other.crippled),
  captured: sums(one.captured, other.captured),
  away: sums(one.away, other.away),
  keptOut: sums(one.keptOut, other.keptOut),
});

const sidesTogether = (one: SideTally, other: SideTally): SideTally => ({
  wins: one.wins + other.wins,
  flagship: one.flagship ?? other.flagship,
  flagshipLived: one.flagshipLived + other.flagshipLived,
  lost: sums(one.lost, other.lost),
  gained: sums(one.gained, other.gained),
  classes: joined(one.classes, other.classes, classesTogether),
});

/** Two tallies of different battles together. */
export function sumOfOdds(one: OddsTally, other: OddsTally): OddsTally {
  return {
    battles: one.battles + other.battles,
    rounds: sums(one.rounds, other.rounds),
    endings: sums(one.endings, other.endings),
    sides: {
      attacker: sidesTogether(one.sides.attacker, other.sides.attacker),
      defender: sidesTogether(one.sides.defender, other.sides.defender),
    },
  };
}
