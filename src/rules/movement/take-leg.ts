import type { LaneClass } from '#model/campaign/lane';
import type { LaneAllowance } from './lane-allowance-of.ts';
import type { OpenLane } from './models/movement-model.ts';
import { paceOf } from './pace-of.ts';

/** Why a fleet cannot take a lane. */
export const LEG_PROBLEMS = [
  'cannot-move',
  'resting',
  'no-lane',
  'lane-unknown',
  'lane-unexplored',
  'movement-ended',
  'storm',
  'no-escort',
  'no-jump-ship',
  'too-far',
] as const;
export type LegProblem = (typeof LEG_PROBLEMS)[number];

/** The lanes that a fleet has taken so far in a turn, in their order. */
export type LegsTaken = readonly OpenLane[];
export const NO_LEGS: LegsTaken = [];

export type LegTaken =
  | Readonly<{ ok: true; legs: LegsTaken }>
  | Readonly<{ ok: false; problem: LegProblem }>;

type Lane = LaneClass | 'unknown' | null;
type Closed = Readonly<{ open: false; problem: LegProblem }>;
type Opening = Readonly<{ open: true; lane: OpenLane }> | Closed;

const closed = (problem: LegProblem): Closed => ({ open: false, problem });

/** What forbids a lane to everybody. */
function openingOf(lane: Lane): Opening {
  if (lane === null) return closed('no-lane');
  if (lane === 'unknown') return closed('lane-unknown');
  if (lane === 'unexplored') return closed('lane-unexplored');
  return { open: true, lane };
}

/** What forbids every lane, or a restricted one, to this fleet. */
function barOf(legs: LegsTaken, lane: Lane, allowance: LaneAllowance): LegProblem | null {
  if (!allowance.mobile) return 'cannot-move';
  if (allowance.resting) return 'resting';
  if (legs.includes('restricted')) return 'movement-ended';
  if (lane !== 'restricted' || allowance.escorted) return null;
  return allowance.byJump ? 'no-jump-ship' : 'no-escort';
}

/**
 * One more lane after those taken, as far as the movement model allows. A restricted lane is the
 * last, and never the one that only a fast fleet has.
 * @rule MOV-1 @rule OPT-2
 */
export function takeLeg(legs: LegsTaken, lane: Lane, allowance: LaneAllowance): LegTaken {
  const opening = openingOf(lane);
  const bar = barOf(legs, lane, allowance);
  if (bar === 'cannot-move' || bar === 'resting') return { ok: false, problem: bar };
  if (!opening.open) return { ok: false, problem: opening.problem };
  if (bar !== null) return { ok: false, problem: bar };
  const taken = [...legs, opening.lane];
  const pace = paceOf(allowance);
  const held = opening.lane === 'restricted' && pace === 'fast' ? 'normal' : pace;
  if (!allowance.model.fits(taken, held)) return { ok: false, problem: 'too-far' };
  return { ok: true, legs: taken };
}
