import type { BattleSide, StrikeShape } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import type { OwnPiece } from '#model/decisions/decision';
import type { HullClass } from '#model/forces/design';
import type { UnitStatus } from '#model/forces/unit';
import type { BattleTraits } from './abilities/battle-ability.ts';
import type { SideTerms } from './scenarios/scenario.ts';
import { strengthOf } from './strength-of.ts';

/** What the rules of battle ask of a living unit. */
export type Fighter = OwnPiece &
  Readonly<{
    status: UnitStatus;
    carrier: UnitId | null;
    hull: HullClass | null;
    nonCombatant: boolean;
    /** How it fights on a strike; null: on none (MOV-8). */
    strike?: StrikeShape | null;
    traits: BattleTraits;
    /** Whose it is, if this side has taken it (CSC-10). */
    takenFrom?: BattleSide | null;
  }>;

type Body = Pick<Fighter, 'kind' | 'status' | 'carrier' | 'nonCombatant'>;

/** Whether its owner could put it into a task force at all. @rule CSC-1 */
export function mayFight(one: Body, { hasMinefields }: Pick<SideTerms, 'hasMinefields'>): boolean {
  if (one.status === 'mothballed' || one.nonCombatant) return false;
  // Minefields lie in the system, or come aboard a Minelayer; ground units are cargo.
  if (one.kind === 'minefield') return hasMinefields || one.carrier !== null;
  return one.kind !== 'ground';
}

/** Whether it has come from a base elsewhere to strike. @rule MOV-8 */
export const isStriker = ({ strike }: Pick<Fighter, 'strike'>): boolean =>
  strike !== undefined && strike !== null;

/** Whether it has been taken from the enemy in this battle. @rule CSC-10 */
export const isPrize = ({ takenFrom }: Pick<Fighter, 'takenFrom'>): boolean =>
  takenFrom !== undefined && takenFrom !== null;

/** Whether a convoy lets it come along. @rule CSC-1 @rule MOV-4 */
export const isQShip = ({ kind, traits }: Pick<Fighter, 'kind' | 'traits'>): boolean =>
  kind === 'ship' && traits.followsConvoys > 0;

/** Whether a carrier of corvettes could take it: one that carries none itself, and no Q-Ship. @rule CSC-1 */
export function isCorvette(one: Pick<Fighter, 'kind' | 'hull' | 'traits'>): boolean {
  return one.kind === 'ship' && one.hull === 'CT' && one.traits.corvettes === 0 && !isQShip(one);
}

type Vulnerable = Pick<Fighter, 'kind' | 'status' | 'takenFrom'> &
  Readonly<{ traits?: BattleTraits }>;

/** Whether the first damage destroys it: there is no crippled state for it. @rule CSC-8 */
export function isDestroyedAtOnce({ kind, status, traits }: Vulnerable): boolean {
  return kind === 'minefield' || status === 'reserve' || (traits?.diesAtOnce ?? 0) > 0;
}

/** Steps of damage until it is destroyed; always one for a prize. @rule CSC-8 @rule CSC-10 */
export function stepsLeft(one: Vulnerable & Pick<Fighter, 'condition'>): 1 | 2 {
  return one.condition === 'crippled' || isPrize(one) || isDestroyedAtOnce(one) ? 1 : 2;
}

type Rated = Pick<OwnPiece, 'condition' | 'dv' | 'as' | 'af'>;

/** The stronger first: AS + AF + DV of the moment. @rule CSC-1 */
export const byStrength = (a: Rated, b: Rated): number => strengthOf(b) - strengthOf(a);

/** Those without damage first. @rule CSC-13 */
export const bySoundness = (a: Rated, b: Rated): number => damageOf(a) - damageOf(b);

const damageOf = (one: Rated): number => (one.condition === 'crippled' ? 1 : 0);
