import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';

/** What events of some types tell; the others tell nothing. */
export type Told<V> = { readonly [T in CampaignEventType]?: (event: EventOf<T>) => V };

/** What one event tells by such a table. */
export function toldOf<V>(table: Told<V>, event: CampaignEvent): V | undefined {
  // The table ties each type to its row; an indexed access loses that tie.
  const row = table[event.type] as ((event: CampaignEvent) => V) | undefined;
  return row?.(event);
}
