import type { Writer } from './writer.ts';
import { writerOver } from './writer.ts';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import { applyAmendment } from './apply-amendment.ts';
import { applyBombardment } from './apply-bombardment.ts';
import { applyColony } from './apply-colony.ts';
import { applyConstruction } from './apply-construction.ts';
import { applyDiplomacy } from './apply-diplomacy.ts';
import { applyDiscovery } from './apply-discovery.ts';
import { applyEncounters } from './apply-encounters.ts';
import { applyEndOfTurn } from './apply-end-of-turn.ts';
import { applyGround } from './apply-ground.ts';
import { applyIntel } from './apply-intel.ts';
import { applyMovement } from './apply-movement.ts';
import { applyOpening } from './apply-opening.ts';
import { applyRaids } from './apply-raids.ts';
import { applyRandomEvents } from './apply-random-events.ts';
import { applyService } from './apply-service.ts';
import { applySight } from './apply-sight.ts';
import { applyStealth } from './apply-stealth.ts';
import { applyTech } from './apply-tech.ts';
import { applyCargo } from './apply-cargo.ts';
import { applySupply } from './apply-supply.ts';
import { applyTrade } from './apply-trade.ts';
import { applyTreaties } from './apply-treaties.ts';
import { applyTurn } from './apply-turn.ts';
import { applyUnrest } from './apply-unrest.ts';
import { applyWorlds } from './apply-worlds.ts';
import type { Handler, Handlers } from './handler.ts';
import { hearNews } from './hear-news.ts';

const HANDLERS: Handlers<CampaignEvent> = {
  ...applyTurn,
  ...applyOpening,
  ...applyConstruction,
  ...applyService,
  ...applyMovement,
  ...applyDiscovery,
  ...applyTrade,
  ...applyStealth,
  ...applySupply,
  ...applyRaids,
  ...applyCargo,
  ...applySight,
  ...applyDiplomacy,
  ...applyIntel,
  ...applyTreaties,
  ...applyEncounters,
  ...applyBombardment,
  ...applyGround,
  ...applyTech,
  ...applyColony,
  ...applyUnrest,
  ...applyWorlds,
  ...applyRandomEvents,
  ...applyEndOfTurn,
  ...applyAmendment,
};

/** Writes what an event does through a writer. */
export function applyInto(writer: Writer, event: CampaignEvent): void {
  // The table's type ties each type to its handler; an indexed access loses that tie.
  const handler = HANDLERS[event.type] as Handler<CampaignEvent>;
  handler(event, writer);
  hearNews(event, writer);
}

/** The state after an event; what came in stays untouched. The reference for the recorder. */
export function applyEvent(state: CampaignState, event: CampaignEvent): CampaignState {
  const writer = writerOver(state);
  applyInto(writer, event);
  return writer.read();
}
