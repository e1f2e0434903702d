import type { CampaignEvent } from '#model/events/campaign-event';
import { describeAmendment } from './describe-amendment.ts';
import { describeColony } from './describe-colony.ts';
import { describeConstruction } from './describe-construction.ts';
import { describeDiplomacy } from './describe-diplomacy.ts';
import { describeDiscovery } from './describe-discovery.ts';
import { describeEncounters } from './describe-encounters.ts';
import { describeIntel } from './describe-intel.ts';
import { describeMovement } from './describe-movement.ts';
import { describeOpening } from './describe-opening.ts';
import { describeRaids } from './describe-raids.ts';
import type { DescribeRow, DescribeRows } from './describe-row.ts';
import { describeCargo } from './describe-cargo.ts';
import { describeBombardment, describeGround } from './describe-siege.ts';
import { describeService } from './describe-service.ts';
import { describeStealth } from './describe-stealth.ts';
import { describeSupply } from './describe-supply.ts';
import { describeTrade } from './describe-trade.ts';
import { describeTreaties } from './describe-treaties.ts';
import { describeUnrest } from './describe-unrest.ts';
import { describeWorlds } from './describe-worlds.ts';
import { describeRandomEvents } from './describe-random-events.ts';
import { describeSight } from './describe-sight.ts';
import { describeTech } from './describe-tech.ts';
import { describeEndOfTurn, describeTurn } from './describe-turn.ts';
import type { Names } from './names.ts';

const ROWS: DescribeRows<CampaignEvent> = {
  ...describeTurn,
  ...describeOpening,
  ...describeConstruction,
  ...describeService,
  ...describeMovement,
  ...describeDiscovery,
  ...describeTrade,
  ...describeStealth,
  ...describeSupply,
  ...describeRaids,
  ...describeCargo,
  ...describeSight,
  ...describeDiplomacy,
  ...describeIntel,
  ...describeTreaties,
  ...describeEncounters,
  ...describeBombardment,
  ...describeGround,
  ...describeTech,
  ...describeColony,
  ...describeUnrest,
  ...describeWorlds,
  ...describeEndOfTurn,
  ...describeRandomEvents,
  ...describeAmendment,
};

/** One compact line for a true event, for the moderator and for golden files; not for players. */
export function describeEvent(event: CampaignEvent, names: Names): string {
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = ROWS[event.type] as DescribeRow<CampaignEvent>;
  const rule = event.type === 'BattleMoment' ? event.moment.cite : event.cite;
  return `${rule} ${row(event, names)}`;
}
