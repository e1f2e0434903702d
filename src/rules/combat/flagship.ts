import { firstBy } from '#kernel/collections/sort-by';
import { type Fighter, bySoundness, byStrength } from './fighter.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

type Rank = (one: Fighter, terms: SideTerms) => boolean;

/** Who leads when those before are not there. */
const RANKS: readonly Rank[] = [
  (one, { mayBaseLead }) =>
    !one.civilian && (one.kind === 'ship' || (mayBaseLead && one.kind === 'base')),
  (one) => one.kind === 'base' && !one.civilian,
  (one) => one.kind === 'flight',
  (one) => one.kind !== 'minefield',
];

/** How many a unit commands as flagship: its CR; a flight leads by twice its DV. @rule CSC-1 */
export function commandRating(one: Pick<Fighter, 'kind' | 'dv' | 'cr'>): number {
  return one.kind === 'flight' ? 2 * one.dv : one.cr;
}

/** A ship in reserve leads only where a crippled one would (CON-9). */
const isAble = (one: Pick<Fighter, 'condition' | 'status'>): boolean =>
  one.condition === 'sound' && one.status !== 'reserve';

/**
 * Who may be flagship out of those given: the highest CR among those that are not crippled, or among
 * the crippled when there are no others; more than one when they are equal. Where bases may lead, the
 * best of the ships may lead as well as a base with more CR.
 * @rule CSC-1
 * @ruling Without ships or flights a base leads, and civilians lead when nobody else is left. A ship
 *   in reserve leads only where a crippled one would (CON-9).
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

/** Those who are able, if anybody is. */
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

/** The flagship by default: who commands more, then the sturdier of equals. @rule CSC-1 */
export function defaultFlagship<F extends Leader>(candidates: readonly F[]): F | undefined {
  return firstBy(
    candidates,
    bySoundness,
    (a, b) => commandRating(b) - commandRating(a),
    (a, b) => b.dv - a.dv,
    byStrength,
  );
}

/** Who of two of one rank leads by default: who comes first among the candidates. @rule CSC-1 */
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
