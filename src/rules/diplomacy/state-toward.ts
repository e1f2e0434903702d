import type { ById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { DiplomaticState } from '#model/campaign/relation';

type Neighbours = ById<EmpireId, Readonly<{ state: DiplomaticState }>>;

/** The diplomatic state of two empires as one of them knows it. Raiders are at War with everybody. @rule DIP-3 @rule SUP-1 */
export function stateToward(neighbours: Neighbours, other: EmpireId): DiplomaticState | null {
  return other === RAIDERS ? 'war' : (neighbours[other]?.state ?? null);
}
