import { tableOf } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { RelationId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';

type Relations = ById<RelationId, Relation>;

/**
 * Relations as they are now, with the tension that they had before.
 * @rule DIP-4 @rule DIP-17
 * @ruling Tension that moves in an Intel Phase counts from the next one on: for automatic wars and armistices, and for what can be signed.
 */
export const withTensionOf = (now: Relations, before: Relations): Relations =>
  tableOf(
    valuesById(now).map((row): Relation => {
      const was: Relation | undefined = before[row.id];
      return { ...row, tensions: was?.tensions ?? {} };
    }),
    ({ id }) => id,
  );
