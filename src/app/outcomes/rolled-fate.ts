import { keysById } from '#kernel/collections/tables';
import type { EnteredFate } from '#model/battle/setup';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';

/** The event of a battle that says this of a unit. */
const TOLD_BY: Readonly<Record<EnteredFate['fate'], CampaignEventType>> = {
  destroyed: 'UnitDestroyed',
  crippled: 'UnitCrippled',
  repaired: 'UnitRepaired',
  captured: 'UnitCaptured',
};
const FATES = keysById(TOLD_BY);

/** What an event says of a unit in a battle; null: nothing. What surrenders after it is told by other rules. */
export function rolledFate(event: CampaignEvent): EnteredFate | null {
  const fate = FATES.find((one) => TOLD_BY[one] === event.type);
  if (fate === undefined || !('unit' in event) || event.unit === null) return null;
  if (event.type === 'UnitCaptured' && event.boarded !== true) return null;
  return { unit: event.unit, fate };
}
