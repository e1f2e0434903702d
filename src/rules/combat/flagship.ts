import { firstBy } from '#kernel/collections/sort-by';
import { type Fighter, bySoundness, byStrength } from './fighter.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

type Rank = (one: Fighter, terms: SideTerms) => boolean;

/** The kinds of units that can lead, each only if nothing of the kinds before it is there. */
const RANKS: readonly Rank[] = [
  (one, { mayBaseLead }) =>
    !one.civilian && (one.kind === 'ship' || (mayBaseLead && one.kind === 'base')),
  (one) => one.kind === 'base' && !one.civilian,
  (one) => one.kind === 'flight',
  (one) => one.kind !== 'minefield',
];

/** How many units a flagship commands: its CR. A flight commands twice its DV. @rule CSC-1 */
export function commandRating(one: Pick<Fighter, 'kind' | 'dv' | 'cr'>): number {
  return one.kind === 'flight' ? 2 * one.dv : one.cr;
}

/** A ship in reserve leads only where a crippled one would (CON-9). */
const isAble = (one: Pick<Fighter, 'condition' | 'status'>): boolean =>
  one.condition === 'sound' && one.status !== 'reserve';

/**
 * The units that may be flagship: those with the highest CR among the uncrippled ones, or among the crippled if there are no others; more
 * than one if they are equal. Where bases may lead, the best ship may lead instead of a base with more CR.
 * @rule CSC-1
 * @ruling A side without military ships is led by a military base, else by a flight, else by a civilian. A unit in reserve leads only where
 *   a crippled one would (CON-9).
 */
export function flagshipCandidates<F extends Fighter>(
  fighters: readonly F[],
  terms: SideTerms = PLAIN_TERMS,
): readonly F[] {
  const able = ableOf(leadersOf(fighters, terms));
  const best = bestOf(able);
  if (best.every((one) => one.kind === 'ship')) return best;
  const ships = able.filter((one) => one.kind === 'ship');
  return [...best, ...bestOf(ships).filter((one) => !best.includes(one))];
}

/** The units of the first rank that is present. */
function leadersOf<F extends Fighter>(fighters: readonly F[], terms: SideTerms): readonly F[] {
  for (const isOfRank of RANKS) {
    const leaders = fighters.filter((one) => isOfRank(one, terms));
    if (leaders.length > 0) return leaders;
  }
  return [];
}

/** The units that are able to lead, or all if none is. */
function ableOf<F extends Fighter>(leaders: readonly F[]): readonly F[] {
  const sound = leaders.filter(isAble);
  return sound.length > 0 ? sound : leaders;
}

function bestOf<F extends Fighter>(able: readonly F[]): readonly F[] {
  let highest = -Infinity;
  for (const one of able) highest = Math.max(highest, commandRating(one));
  return able.filter((one) => commandRating(one) === highest);
}

type Leader = Pick<Fighter, 'condition' | 'kind' | 'dv' | 'as' | 'af' | 'cr'>;

/** The flagship by default: the unit that commands more, then the sturdier one. @rule CSC-1 */
export function defaultFlagship<F extends Leader>(candidates: readonly F[]): F | undefined {
  return firstBy(
    candidates,
    bySoundness,
    (a, b) => commandRating(b) - commandRating(a),
    (a, b) => b.dv - a.dv,
    byStrength,
  );
}

/** Which of two units of one rank leads by default, in the order of the candidates. @rule CSC-1 */
export function byLead(a: Fighter, b: Fighter): number {
  if (isAble(a) !== isAble(b)) return isAble(a) ? -1 : 1;
  const less = commandRating(b) - commandRating(a);
  if (less !== 0) return less;
  const damage = bySoundness(a, b);
  if (damage !== 0) return damage;
  return a.dv === b.dv ? byStrength(a, b) : b.dv - a.dv;
}

/** Whether a flagship can give orders at all: not while crippled or in reserve. @rule CSC-17 */
export const canCommand = (
  flagship: Pick<Fighter, 'condition' | 'status'> | null,
): flagship is NonNullable<typeof flagship> => flagship !== null && isAble(flagship);
