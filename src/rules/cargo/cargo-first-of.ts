import type { DesignId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { standingOfUnit } from '#rules/forces/standing-of-unit';

/**
 * The classes of cargo that a carrier keeps first.
 * @rule CSC-14 @rule ENC-5
 * @ruling What is kept first is said by the standing orders of the carrier’s own fleet, not of the largest there; of a carrier that is
 *   captured by those of whoever loses it.
 */
export const cargoFirstOf = (
  state: Pick<CampaignState, 'empires' | 'fleets' | 'units'>,
  unit: Pick<Unit, 'owner' | 'place'>,
): readonly DesignId[] => standingOfUnit(state, unit).cargoFirst ?? [];
