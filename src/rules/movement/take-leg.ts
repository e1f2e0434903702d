import type { LaneClass } from '#model/campaign/lane';
import type { LaneAllowance } from './lane-allowance-of.ts';

/** Why a fleet cannot take a lane. */
export const LEG_PROBLEMS = [
  'cannot-move',
  'no-lane',
  'lane-unknown',
  'lane-unexplored',
  'movement-ended',
  'no-escort',
  'too-far',
] as const;
export type LegProblem = (typeof LEG_PROBLEMS)[number];

/** The lanes that a fleet has taken so far in a turn. */
export type LegsTaken = Readonly<{
  lanes: number;
  majors: number;
  /** The lane that only a Fast fleet has, after all others. */
  extra: boolean;
  /** A restricted lane is always the last. */
  ended: boolean;
}>;
export const NO_LEGS: LegsTaken = { lanes: 0, majors: 0, extra: false, ended: false };

export type LegTaken =
  | Readonly<{ ok: true; legs: LegsTaken }>
  | Readonly<{ ok: false; problem: LegProblem }>;

const refused = (problem: LegProblem): LegTaken => ({ ok: false, problem });

/** What forbids a lane whatever the distance. */
function barOf(
  legs: LegsTaken,
  lane: LaneClass | 'unknown' | null,
  allowance: LaneAllowance,
): LegProblem | null {
  if (!allowance.mobile) return 'cannot-move';
  if (lane === null) return 'no-lane';
  if (lane === 'unknown') return 'lane-unknown';
  if (lane === 'unexplored') return 'lane-unexplored';
  if (legs.ended) return 'movement-ended';
  if (lane === 'restricted' && !allowance.escorted) return 'no-escort';
  return null;
}

/**
 * One more lane after those taken: one lane a turn, or two if one of them is major; one for a slowed
 * fleet; one minor or major lane more, at the end, for a fast one. A restricted lane is the last, and
 * never the extra one.
 * @rule MOV-1
 */
export function takeLeg(
  legs: LegsTaken,
  lane: LaneClass | 'unknown' | null,
  allowance: LaneAllowance,
): LegTaken {
  const bar = barOf(legs, lane, allowance);
  if (bar !== null) return refused(bar);
  const majors = legs.majors + (lane === 'major' ? 1 : 0);
  const lanes = legs.lanes + 1;
  const limit = majors > 0 && allowance.slowed.length === 0 ? 2 : 1;
  const ended = lane === 'restricted';
  if (!legs.extra && lanes <= limit) {
    return { ok: true, legs: { lanes, majors, extra: false, ended } };
  }
  const mayTakeExtra = allowance.fast && !legs.extra && !ended;
  if (!mayTakeExtra) return refused('too-far');
  return { ok: true, legs: { lanes, majors, extra: true, ended: false } };
}
