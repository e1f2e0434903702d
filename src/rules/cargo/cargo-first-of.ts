import type { DesignId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { standingOfUnit } from '#rules/forces/standing-of-unit';

/**
 * The classes of cargo that a carrier keeps first.
 * @rule CSC-14 @rule ENC-5
 * @ruling The standing orders of the carrier's own fleet decide which cargo is kept first, not those of the largest fleet there. For a
 *   captured carrier, the orders of the side that loses it count.
 */
export const cargoFirstOf = (
  state: Pick<CampaignState, 'empires' | 'fleets' | 'units'>,
  unit: Pick<Unit, 'owner' | 'place'>,
): readonly DesignId[] => standingOfUnit(state, unit).cargoFirst ?? [];
