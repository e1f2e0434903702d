import type { ById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { type Relation, relationIdOf } from '#model/campaign/relation';

type Facts = Readonly<{
  relations: ById<RelationId, Pick<Relation, 'state' | 'since'>>;
  turn: number;
}>;

/**
 * Whether two empires meet for the first time in this turn. Nobody is in contact with raiders.
 * @rule DIP-1
 */
export function isFirstContact(
  { relations, turn }: Facts,
  one: EmpireId,
  other: EmpireId,
): boolean {
  if (one === other || one === RAIDERS || other === RAIDERS) return false;
  const relation: Facts['relations'][RelationId] | undefined = relations[relationIdOf(one, other)];
  if (relation === undefined) return true;
  return relation.state === 'non-intercourse' && relation.since === turn;
}
