import type { ConstructionEvent } from './construction-events.ts';
import type { EncounterEvent } from './encounter-events.ts';
import type { EndOfTurnEvent } from './end-of-turn-events.ts';
import type { MovementEvent } from './movement-events.ts';
import type { OpeningEvent } from './opening-events.ts';
import type { SightEvent } from './sight-events.ts';
import type { TurnEvent } from './turn-events.ts';

/** Everything that can happen in a campaign. */
export type CampaignEvent =
  | TurnEvent
  | OpeningEvent
  | ConstructionEvent
  | MovementEvent
  | SightEvent
  | EncounterEvent
  | EndOfTurnEvent;
export type CampaignEventType = CampaignEvent['type'];
export type EventOf<T extends CampaignEventType> = Extract<CampaignEvent, { type: T }>;
