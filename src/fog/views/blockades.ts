import type { ById } from '#kernel/collections/tables';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import { presenceIn } from '#rules/supply/presence-in';

type Own = Readonly<{ units: ById<UnitId, Unit>; fleets: ById<FleetId, Fleet> }>;

/**
 * The foreign systems that each empire blockades now, alone or with others.
 * @rule SUP-4 @rule FOG-3
 * @ruling An enemy whose military ships are at a blockaded system knows of the blockade, as the owner does. Nobody else does.
 */
export function blockadesIn(
  state: CampaignState,
): (viewer: EmpireId, own: Own) => readonly SystemId[] {
  const blockaded = valuesById(state.systems).filter((system) => system.blockaded);
  return (viewer, own) => {
    if (blockaded.length === 0) return [];
    const presences = presenceIn({ ...own, designs: state.designs });
    return blockaded.flatMap(({ id, owner }) => {
      const ships = presences.get(id)?.get(viewer)?.ships ?? 0;
      const isBesieger =
        ships > 0 &&
        owner !== null &&
        owner !== viewer &&
        rightsBetween(state.relations, viewer, owner).stance === 'enemy';
      return isBesieger ? [id] : [];
    });
  };
}
