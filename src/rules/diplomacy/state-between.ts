import type { ById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';

type Relations = ById<RelationId, Readonly<{ state: DiplomaticState }>>;

/**
 * How two owners of forces stand to each other: empires as they have agreed, raiders at War with everybody;
 * null: they never met. @rule DIP-3 @rule SUP-1
 */
export function stateBetween(
  relations: Relations,
  one: EmpireId,
  other: EmpireId,
): DiplomaticState | null {
  if (one !== other && (one === RAIDERS || other === RAIDERS)) return 'war';
  return relations[relationIdOf(one, other)]?.state ?? null;
}
