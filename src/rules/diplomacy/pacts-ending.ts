import { tableOf } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { RelationId } from '#model/campaign/ids';
import { isTreaty, openStateOf, type Relation } from '#model/campaign/relation';
import { mayBeCoBelligerents } from './may-be-co-belligerents.ts';

type Relations = ById<RelationId, Relation>;

/** All relations as they are publicly known. */
const openlyIn = (relations: Relations): Relations =>
  tableOf(
    valuesById(relations).map((row) => ({ ...row, state: openStateOf(row) })),
    ({ id }) => id,
  );

/**
 * The pacts that end by a change of relations, with the treaty that they rest on or with the common war.
 * @rule DIP-11 @rule DIP-12
 * @ruling A common war is over when everybody can know that it is. A covert peace between one of the two and the enemy ends no pact,
 *   because that would reveal the peace. A pact that rests on a covert war ends only by notice, or with its treaty.
 */
export function pactsEnding(before: Relations, after: Relations): readonly Relation[] {
  const [was, is] = [openlyIn(before), openlyIn(after)];
  const mayHold = (relations: Relations, row: Relation): boolean =>
    mayBeCoBelligerents({ ...relations, [row.id]: row }, row.a, row.b);
  return valuesById(after).filter(
    (row) => row.pact && !mayHold(is, row) && (!isTreaty(row.state) || mayHold(was, row)),
  );
}
