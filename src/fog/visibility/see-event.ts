import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { SeenEvent } from '#fog/views/seen-event';
import { partOf } from './part-of.ts';
import { seeAmendment } from './see-amendment.ts';
import { seeBombardment } from './see-bombardment.ts';
import { seeColony } from './see-colony.ts';
import { seeConstruction } from './see-construction.ts';
import { seeDiplomacy } from './see-diplomacy.ts';
import { seeDiscovery } from './see-discovery.ts';
import { seeEncounters } from './see-encounters.ts';
import { seeEndOfTurn } from './see-end-of-turn.ts';
import { seeGround } from './see-ground.ts';
import { seeIntel } from './see-intel.ts';
import { seeMovement } from './see-movement.ts';
import { seeOpening } from './see-opening.ts';
import { seeRaids } from './see-raids.ts';
import { seeRandomEvents } from './see-random-events.ts';
import type { SeeContext, SeeRow, SeeRows } from './see-row.ts';
import { seeSight } from './see-sight.ts';
import { seeCargo } from './see-cargo.ts';
import { seeService } from './see-service.ts';
import { seeStealth } from './see-stealth.ts';
import { seeSupply } from './see-supply.ts';
import { seeTrade } from './see-trade.ts';
import { seeTech } from './see-tech.ts';
import { seeTreaties } from './see-treaties.ts';
import { seeTurn } from './see-turn.ts';
import { seeUnrest } from './see-unrest.ts';
import { seeWorlds } from './see-worlds.ts';

const ROWS: SeeRows<CampaignEvent> = {
  ...seeTurn,
  ...seeOpening,
  ...seeConstruction,
  ...seeService,
  ...seeMovement,
  ...seeDiscovery,
  ...seeTrade,
  ...seeStealth,
  ...seeSupply,
  ...seeRaids,
  ...seeCargo,
  ...seeSight,
  ...seeDiplomacy,
  ...seeIntel,
  ...seeTreaties,
  ...seeEncounters,
  ...seeBombardment,
  ...seeGround,
  ...seeTech,
  ...seeColony,
  ...seeUnrest,
  ...seeWorlds,
  ...seeRandomEvents,
  ...seeEndOfTurn,
  ...seeAmendment,
};

/** What an empire learns of an event; nothing if it isn't a witness. @rule FOG-6 @rule FOG-15 */
export function seeEvent(
  event: CampaignEvent,
  viewer: EmpireId,
  context: SeeContext,
): readonly SeenEvent[] {
  if (partOf(event, viewer) === null) return [];
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = ROWS[event.type] as SeeRow<CampaignEvent>;
  return row(event, viewer, context);
}
