import type { Mission } from '#model/battle/round-orders';
import type { OrdnancePackage } from '#model/forces/ordnance';
import { ratingOf } from '#model/forces/design';
import { isPrize, type Piece } from './field.ts';

/** Section 16: what works while crippled. */
const WHILE_CRIPPLED = [
  'ammo',
  'armored',
  'atmospheric',
  'autoRepair',
  'auxiliary',
  'experimental',
  'kamikaze',
  'selfReplicating',
  'slow',
  'suicide',
];

/** ABL-1: crippled (a strained flight counts so, MOV-8) or in reserve: only the abilities marked in section 16 work. */
export const isHurt = (piece: Piece): boolean =>
  piece.condition === 'crippled' || piece.unit.status === 'reserve';

/** ABL-1, CSC-10: functions of an ability that works at this moment; 0 where it does not, as on a prize. */
export function functionsOf(piece: Piece, ability: string): number {
  if (piece.unit.unconverted || isPrize(piece)) return 0;
  if (ability === 'scout' && piece.scouted) return 0;
  if (isHurt(piece) && !WHILE_CRIPPLED.includes(ability)) return 0;
  return ratingOf(piece.unit.design, ability);
}

/** SUP-9: packages of a kind that act: out of supply, crippled, in reserve or unconverted there are none. */
export function packagesOf(piece: Piece, kind: OrdnancePackage): number {
  if (functionsOf(piece, 'missile') === 0 || piece.unit.outOfSupply > 0) return 0;
  return piece.unit.ordnance.filter((one) => one === kind).length;
}

/** Section 1: who is crippled has no mission, not even the one it was given. */
export const missionOf = (piece: Piece): Mission | null =>
  isHurt(piece) ? null : piece.round.mission;
