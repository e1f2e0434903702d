import { type ById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { isTreaty, type Relation } from '#model/campaign/relation';

/**
 * Whether a world tells the other of a relation what it strives for.
 * @rule OPT-14 @rule DIP-2
 * @ruling A world tells its objectives, and that it has reached one, to the empires with which it has a treaty, as long as envoys get through. What
 *   it is rewarded with it keeps to itself.
 */
export const isConfidant = ({ state, sustained }: Pick<Relation, 'state' | 'sustained'>): boolean =>
  sustained && isTreaty(state);

/** The empires that a world tells its objectives. @rule OPT-14 */
export const confidantsOf = (
  relations: ById<RelationId, Relation>,
  world: EmpireId,
): readonly EmpireId[] =>
  valuesById(relations).flatMap((relation) => {
    const { a, b } = relation;
    if ((a !== world && b !== world) || !isConfidant(relation)) return [];
    return [a === world ? b : a];
  });
