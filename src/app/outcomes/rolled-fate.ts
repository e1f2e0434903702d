import type { EnteredFate } from '#model/battle/setup';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';

/** The events of a battle that say what became of a unit. */
const FATES: Readonly<Partial<Record<CampaignEventType, EnteredFate['fate']>>> = {
  UnitDestroyed: 'destroyed',
  UnitCrippled: 'crippled',
  UnitRepaired: 'repaired',
  UnitCaptured: 'captured',
};

/** What an event says of a unit in a battle; null: nothing. What surrenders after it is told by other rules. */
export function rolledFate(event: CampaignEvent): EnteredFate | null {
  const fate = FATES[event.type];
  if (fate === undefined || !('unit' in event) || event.unit === null) return null;
  if (event.type === 'UnitCaptured' && event.boarded !== true) return null;
  return { unit: event.unit, fate };
}
