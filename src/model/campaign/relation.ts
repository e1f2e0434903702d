import { compareText } from '#kernel/result/compare-text';
import type { ById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { Dealings } from './dealings.ts';
import type { EmpireId, RelationId } from './ids.ts';
import type { Tension } from './tension.ts';

/** DIP-3, from worst to best. */
export const DIPLOMATIC_STATES = [
  'war',
  'hostilities',
  'non-intercourse',
  'non-aggression',
  'trade',
  'military',
  'mutual-defense',
  'alliance',
  'partnership',
  'unification',
] as const;
export type DiplomaticState = (typeof DIPLOMATIC_STATES)[number];

/** DIP-3, in the book's words. */
export const STATE_WORDS: { readonly [S in DiplomaticState]: string } = {
  war: 'War',
  hostilities: 'Hostilities',
  'non-intercourse': 'Non-Intercourse',
  'non-aggression': 'Non-Aggression',
  trade: 'Trade',
  military: 'Military',
  'mutual-defense': 'Mutual Defense',
  alliance: 'Alliance',
  partnership: 'Partnership',
  unification: 'Unification',
};

/** DIP-3: the treaties, from Non-Aggression up. */
export const isTreaty = (state: DiplomaticState): boolean =>
  DIPLOMATIC_STATES.indexOf(state) >= DIPLOMATIC_STATES.indexOf('non-aggression');

/** A relation as public news told of it in a turn. */
export type HeardRelation = Readonly<{ state: DiplomaticState; turn: number }>;

/** The stand of a non-aligned world toward an empire that it has met: what it is ready for, and what changes its next rolls (DIP-14). */
export type Attitude = Readonly<{
  state: DiplomaticState;
  modifier: number;
  /** The turn in which the other last broke its word, as the world heard (DIP-15); left out: it never heard of that. */
  wronged?: number;
}>;

/** Two empires in contact; no row means that they never met. */
export type Relation = Readonly<{
  id: RelationId;
  a: EmpireId;
  b: EmpireId;
  state: DiplomaticState;
  /** The relation that everybody else believes they have, if a covert treaty or war is hidden (DIP-12); null if it is known. */
  openly: DiplomaticState | null;
  /** Turn of first contact. */
  since: number;
  /** Envoys got through when it was noted last (DIP-2). */
  sustained: boolean;
  /** They are co-belligerents (DIP-11): until notice, or until it is known that their common war is over. */
  pact: boolean;
  /** The tension of each toward the other (DIP-4); who is missing is where all begin. */
  tensions?: ById<EmpireId, Tension>;
  /** Offers, who began their war, and covert wars; left out: nothing of these. */
  dealings?: Dealings;
  /** The stand of the non-aligned world of the two toward the other (DIP-14); left out: as the relation is. */
  attitude?: Attitude;
  /** What other empires heard of it last in public news (FOG-8); who is missing heard nothing. */
  heard?: ById<EmpireId, HeardRelation>;
}>;

/** The relation that everybody else believes two empires have; no row: they never met. @rule DIP-12 */
export const openStateOf = (
  relation: Pick<Relation, 'state' | 'openly'> | undefined,
): DiplomaticState => relation?.openly ?? relation?.state ?? 'non-intercourse';

/** The id of the relation of two empires, the same from either side. */
export function relationIdOf(one: EmpireId, other: EmpireId): RelationId {
  const [a, b] = compareText(one, other) < 0 ? [one, other] : [other, one];
  return brandAs<RelationId>(`${a}/${b}`);
}
