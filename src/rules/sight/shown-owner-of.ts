import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';

/** The owner of something as a viewer reads it: null for a power never met. Everybody knows raiders. @rule FOG-3 @rule SUP-1 */
export function shownOwnerOf(
  { relations }: Pick<CampaignState, 'relations'>,
  viewer: EmpireId,
  owner: EmpireId,
): EmpireId | null {
  if (owner === viewer || owner === RAIDERS) return owner;
  return Object.hasOwn(relations, relationIdOf(viewer, owner)) ? owner : null;
}
