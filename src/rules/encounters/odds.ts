import { sumOf } from '#kernel/numbers/sum';
import type { OpposingGroup, OwnPiece } from '#model/decisions/decision';

type Forces = Readonly<{ own: readonly OwnPiece[]; groups: readonly OpposingGroup[] }>;

const strength = (piece: OwnPiece): number => piece.as + piece.af + piece.dv;

/**
 * Whether own AS + AF + DV are at least a percentage of the visible enemy's. A class with unknown stats counts as the average own unit.
 * @rule ENC-5
 * @ruling When standing orders compare strengths, a class with unknown stats counts as the average own unit. Civilians don't count, as in
 *   meetings (MOV-2), because they don't fight.
 */
export function oddsAreAtLeast(percent: number, { own, groups }: Forces): boolean {
  // ours ≥ percent% × (theirs + unknown × ours / own.length), without fractions.
  const units = Math.max(1, own.length);
  return sumOf(own, strength) * 100 * units >= percent * seenAt(own, groups);
}

/** The visible strength of an enemy, multiplied by the number of own units so that it can be compared without fractions. @rule ENC-5 */
export function seenAt(own: readonly OwnPiece[], groups: readonly OpposingGroup[]): number {
  const fighting = groups.filter((group) => !group.civilian);
  const theirs = sumOf(fighting, (group) => {
    const known = group.strength;
    return known === null ? 0 : known * group.count;
  });
  const unknown = sumOf(fighting, (group) => (group.strength === null ? group.count : 0));
  return theirs * Math.max(1, own.length) + unknown * sumOf(own, strength);
}
