import type { BombardmentEvent } from './bombardment-events.ts';
import type { ColonyEvent } from './colony-events.ts';
import type { AmendmentEvent } from './amendment-events.ts';
import type { ConstructionEvent } from './construction-events.ts';
import type { DiplomacyEvent } from './diplomacy-events.ts';
import type { DiscoveryEvent } from './discovery-events.ts';
import type { EncounterEvent } from './encounter-events.ts';
import type { EndOfTurnEvent } from './end-of-turn-events.ts';
import type { GroundEvent } from './ground-events.ts';
import type { IntelEvent } from './intel-events.ts';
import type { MovementEvent } from './movement-events.ts';
import type { OpeningEvent } from './opening-events.ts';
import type { RaidEvent } from './raid-events.ts';
import type { RandomEventEvent } from './random-event-events.ts';
import type { ServiceEvent } from './service-events.ts';
import type { SightEvent } from './sight-events.ts';
import type { StealthEvent } from './stealth-events.ts';
import type { TechEvent } from './tech-events.ts';
import type { CargoEvent } from './cargo-events.ts';
import type { SupplyEvent } from './supply-events.ts';
import type { TradeEvent } from './trade-events.ts';
import type { TreatyEvent } from './treaty-events.ts';
import type { TurnEvent } from './turn-events.ts';
import type { UnrestEvent } from './unrest-events.ts';
import type { WorldEvent } from './world-events.ts';

/** Everything that can happen in a campaign. */
export type CampaignEvent =
  | TurnEvent
  | OpeningEvent
  | ConstructionEvent
  | ServiceEvent
  | MovementEvent
  | DiscoveryEvent
  | TradeEvent
  | StealthEvent
  | SupplyEvent
  | RaidEvent
  | CargoEvent
  | SightEvent
  | DiplomacyEvent
  | IntelEvent
  | TreatyEvent
  | EncounterEvent
  | BombardmentEvent
  | GroundEvent
  | TechEvent
  | ColonyEvent
  | UnrestEvent
  | WorldEvent
  | RandomEventEvent
  | EndOfTurnEvent
  | AmendmentEvent;
export type CampaignEventType = CampaignEvent['type'];
export type EventOf<T extends CampaignEventType> = Extract<CampaignEvent, { type: T }>;
