import { tableOf } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { RelationId } from '#model/campaign/ids';
import { isTreaty, openStateOf, type Relation } from '#model/campaign/relation';
import { mayBeCoBelligerents } from './may-be-co-belligerents.ts';

type Relations = ById<RelationId, Relation>;

/** How all stand as everybody takes them to. */
const openlyIn = (relations: Relations): Relations =>
  tableOf(
    valuesById(relations).map((row) => ({ ...row, state: openStateOf(row) })),
    ({ id }) => id,
  );

/**
 * The pacts that end by how some stand from now: with the treaty that they rest on, or with the common war.
 * @rule DIP-11 @rule DIP-12
 * @ruling A common war is over when it is so for everybody to know: a covert peace of one of the two ends no pact of
 *   others, or it would be told by that. A pact against somebody with whom a war is covert ends by notice.
 */
export function pactsEnding(before: Relations, after: Relations): readonly Relation[] {
  const [was, is] = [openlyIn(before), openlyIn(after)];
  const mayHold = (relations: Relations, row: Relation): boolean =>
    mayBeCoBelligerents({ ...relations, [row.id]: row }, row.a, row.b);
  return valuesById(after).filter(
    (row) => row.pact && !mayHold(is, row) && (!isTreaty(row.state) || mayHold(was, row)),
  );
}
