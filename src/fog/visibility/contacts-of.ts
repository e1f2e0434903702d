import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** The empires that a viewer has met: those with which it has relations. */
export function contactsOf(
  { relations }: Pick<CampaignState, 'relations'>,
  viewer: EmpireId,
): ReadonlySet<EmpireId> {
  const met = new Set<EmpireId>();
  for (const { a, b } of valuesById(relations)) {
    if (a === viewer) met.add(b);
    if (b === viewer) met.add(a);
  }
  return met;
}
