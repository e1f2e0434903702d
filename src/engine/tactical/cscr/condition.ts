import type { BoostSource, Gun } from '#model/battle/round-orders';
import type { BattleTraits } from '#rules/combat/abilities/battle-ability';
import { boostOf } from '#rules/combat/may-boost';
import { currentStats } from '#rules/combat/current-stats';
import { dvInRound } from '#rules/combat/dv-in-round';
import { formationOf } from '#rules/combat/formation';
import { formationShift } from '#rules/combat/formation-shift';
import { underCloak } from '#rules/combat/under-cloak';
import { statsInRound } from '#rules/combat/stats-in-round';
import type { Camp, Fight, Piece } from './battlefield.ts';
import { type Body, bodyOf } from './body.ts';
import { withoutScouts } from './without-scouts.ts';

/** AS and AF in the round; mostly nothing touches them. */
export function gunsOf(fight: Fight, piece: Piece, stats: Body['stats']): Pick<Body['stats'], Gun> {
  const { mission, effects, isHiding } = piece;
  const isDimmed = isDimmedBy(fight, piece);
  const isDoubled = strikesFirst(fight, piece);
  const isPlain = mission === null && effects.length === 0 && !isHiding;
  if (isPlain && !isDimmed && !isDoubled) return stats;
  return statsInRound(stats, { mission, effects, isHiding, isDimmed, isDoubled });
}

/** DV in the round. */
export function dvOf(piece: Piece, own: number): number {
  const dv = piece.kind === 'flight' || piece.isCloaked ? sturdyDv(own, piece) : own;
  return piece.isHiding ? dvInRound(dv, piece) : dv;
}

const sturdyDv = (dv: number, piece: Piece): number => dv + sturdierBy(piece) + cloakOf(piece);

/** Its own values, with what it gives up in this round to fire better. @rule ABL-3 */
export function statsOf(fight: Fight, piece: Piece): Body['stats'] {
  const { combatant, condition, takenFrom, boosts } = piece;
  if (boosts.length === 0) return bodyOf(piece).stats;
  const unconverted = combatant.unconverted || takenFrom !== null;
  return currentStats({ ...combatant, condition, unconverted }, boostNow(fight, piece));
}

const isDimmedBy = ({ weather: { halvesFrom } }: Fight, { kind, cc }: Piece): boolean =>
  halvesFrom !== null && kind === 'ship' && cc >= halvesFrom;

/** Whether First Strike doubles what a unit fires in this round: its first. @rule ABL-3 @rule MOV-4 */
export const strikesFirst = ({ round }: Fight, { traits, opensIn }: Piece): boolean =>
  round === opensIn && traits.opensDouble > 0;

/** What a unit fires more in this round for what it gives up. @rule ABL-3 */
function boostNow({ input }: Fight, piece: Piece): Readonly<Record<Gun, number>> {
  const more = { as: 0, af: 0 };
  for (const { of, gun } of piece.boosts) more[gun] += boostOf(piece, of, input.rules);
  return more;
}

/** DV that a flight has from where it is based, and by its Stealth. @rule ABL-3 */
function sturdierBy({ kind, base, boosts, traits }: Piece): number {
  if (kind !== 'flight') return 0;
  const gave = (source: BoostSource): boolean => boosts.some(({ of }) => of === source);
  const byBase = base?.isAlive === true && !gave('carrier') ? base.traits.basedDv : 0;
  return byBase + (gave('stealth') ? 0 : traits.stealth);
}

/** DV and levels that a unit has under its cloak; none once it is crippled. @rule ABL-3 */
const cloakOf = ({ isCloaked, traits }: Piece): number => (isCloaked ? traits.stealth : 0);

/** The traits of a unit as it is now. */
export function traitsIn(piece: Piece): BattleTraits {
  const { traits } = bodyOf(piece);
  const left = piece.hasScouted ? withoutScouts(traits) : traits;
  return piece.isCloaked ? underCloak(left) : left;
}

/** What it has given up for the battle. @rule ABL-3 */
export const lastingOf = ({ boosts }: Piece): Piece['boosts'] =>
  boosts.length === 0 ? boosts : boosts.filter(({ of }) => of === 'stealth');

/** How well the others cover a unit at this moment; `more`: levels beside. @rule CSC-2 */
export const formationNow = (camp: Camp, piece: Piece, more = 0): number =>
  formationOf({
    kind: piece.kind,
    isFlagship: piece === camp.flagship,
    isHiding: piece.isHiding,
    shift:
      more +
      formationShift(piece) +
      cloakOf(piece) -
      (piece.boosts.some(({ of }) => of === 'shields') ? 1 : 0),
  });
