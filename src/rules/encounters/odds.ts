import { sumOf } from '#kernel/numbers/sum';
import type { OpposingGroup, OwnPiece } from '#model/decisions/decision';

type Forces = Readonly<{ own: readonly OwnPiece[]; groups: readonly OpposingGroup[] }>;

const strength = (piece: OwnPiece): number => piece.as + piece.af + piece.dv;

/**
 * Whether own AS + AF + DV are at least a percentage of the visible enemy's. A class with unknown stats counts as the average own unit.
 * @rule ENC-5
 * @ruling Unknown stats count as the own average. Civilians don’t count, as in meetings (MOV-2), because they don’t fight.
 */
export function oddsAreAtLeast(percent: number, { own, groups }: Forces): boolean {
  // ours ≥ percent% × (theirs + unknown × ours / own.length), without fractions.
  const units = Math.max(1, own.length);
  return sumOf(own, strength) * 100 * units >= percent * seenAt(own, groups);
}

/** What is seen of an enemy, as many times as there are own units: it is for comparing. @rule ENC-5 */
export function seenAt(own: readonly OwnPiece[], groups: readonly OpposingGroup[]): number {
  const fighting = groups.filter((group) => !group.civilian);
  const theirs = sumOf(fighting, (group) => {
    const known = group.strength;
    return known === null ? 0 : known * group.count;
  });
  const unknown = sumOf(fighting, (group) => (group.strength === null ? group.count : 0));
  return theirs * Math.max(1, own.length) + unknown * sumOf(own, strength);
}
