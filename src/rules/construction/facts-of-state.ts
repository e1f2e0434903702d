import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { unpaidUnits } from '#rules/economy/unpaid-units';
import { type PlaceFacts, placeFactsOf } from './stationed-at.ts';

/** The forces of everybody at places that build and repair, as they truly are. @rule CON-1 */
export function factsOfState(state: CampaignState): PlaceFacts {
  return placeFactsOf({
    ...state,
    unpaid: unpaidUnits(valuesById(state.effects), state.turn),
    designOf: (design) => rowOf(state.designs, design),
  });
}
