import type { EmpireId } from '#model/campaign/ids';
import type { MachinePlayer } from '#model/campaign/machine-player';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { VictoryRules } from '#model/settings/victory';
import type { BrokenInvariant } from '#rules/invariants/broken-invariants';
import type { Calm } from './calm.ts';

/** Who plays an empire: a machine, a player who orders at random, or nobody. */
export type Player =
  | (Readonly<{ kind: 'machine' }> & MachinePlayer)
  | Readonly<{ kind: 'random' }>
  | Readonly<{ kind: 'idle' }>;

/** A campaign to be played by such players on a map of its own. */
export type Match = Readonly<{
  /** The seed of the map, of its dice and of the players. The same seed always plays the same one. */
  seed: number;
  turns: number;
  /** In the order in which they are named. They change seats from seed to seed. */
  players: readonly Player[];
  rings: number;
  /** What wins; undefined: the usual conditions. */
  victory?: VictoryRules;
  /** The text of the force lists. */
  forceLists: string;
}>;

/** How one of them did. */
export type SeatResult = Readonly<{
  /** Its place among the players as they are named, from 0. */
  player: number;
  empire: EmpireId;
  name: string;
  systems: number;
  output: number;
  /** The turn in which it fell; null: it is still there. */
  fellIn: number | null;
}>;

/** How a match was decided: all others fell, a condition of victory, or the highest output in its last turn. */
export type MatchEnd = 'conquest' | 'victory' | 'output';

export type MatchResult = Readonly<{
  seed: number;
  /** Turns that were played. */
  turns: number;
  /** Places of players who won; several share the victory. */
  winners: readonly number[];
  by: MatchEnd;
  seats: readonly SeatResult[];
  battles: number;
  built: number;
  lost: number;
  /** Attacks of the seats on each other and on others, but not on raiders. */
  calm: Calm;
  /** Orders that machines wrote, and those of them that were refused. */
  orders: number;
  refused: number;
  /** Milliseconds that machines thought about one turn of one empire: on average, and at most. */
  thought: Readonly<{ mean: number; most: number }>;
  /** Milliseconds that a turn took besides. */
  perTurn: number;
  failure: Readonly<{
    turn: number;
    phase: PhaseId;
    broken: readonly BrokenInvariant[];
  }> | null;
}>;

/** Plays matches; the result doesn't depend on the number of threads. */
export type MatchRunner = (
  run: Readonly<{
    matches: readonly Match[];
    threads: number;
    progress: (result: MatchResult) => void;
  }>,
) => Promise<readonly MatchResult[]>;
