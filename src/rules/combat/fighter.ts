import type { UnitId } from '#model/campaign/ids';
import type { OwnPiece } from '#model/decisions/decision';
import type { UnitStatus } from '#model/forces/unit';
import { strengthOf } from './strength-of.ts';

/** What the rules of battle ask of a living unit. */
export type Fighter = OwnPiece &
  Readonly<{ status: UnitStatus; civilian: boolean; carrier: UnitId | null }>;

/** Whether its owner could put it into a task force at all. @rule CSC-1 */
export function mayFight(one: Pick<Fighter, 'kind' | 'status'>): boolean {
  // Minefields come with Minelayers only, and ground units are cargo.
  const isBody = one.kind !== 'minefield' && one.kind !== 'ground';
  return isBody && one.status !== 'mothballed';
}

/** Whether the first damage destroys it: there is no crippled state for it. @rule CSC-8 */
function isDestroyedAtOnce(one: Pick<Fighter, 'kind' | 'status'>): boolean {
  return one.kind === 'minefield' || one.status === 'reserve';
}

/** Steps of damage until it is destroyed. @rule CSC-8 */
export function stepsLeft(one: Pick<Fighter, 'kind' | 'status' | 'condition'>): 1 | 2 {
  return one.condition === 'crippled' || isDestroyedAtOnce(one) ? 1 : 2;
}

type Rated = Pick<OwnPiece, 'condition' | 'dv' | 'as' | 'af'>;

/** The stronger first: AS + AF + DV of the moment. @rule CSC-1 */
export const byStrength = (a: Rated, b: Rated): number => strengthOf(b) - strengthOf(a);

/** Those without damage first. @rule CSC-13 */
export const bySoundness = (a: Rated, b: Rated): number => damageOf(a) - damageOf(b);

const damageOf = (one: Rated): number => (one.condition === 'crippled' ? 1 : 0);
