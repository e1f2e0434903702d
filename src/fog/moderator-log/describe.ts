import type { CampaignEvent } from '#model/events/campaign-event';
import { EVENT_KINDS, type EventKind } from '#model/events/causes';
import { keysById } from '#kernel/collections/tables';
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

const BY_KIND = {
  battles: describeEncounters,
  sieges: { ...describeBombardment, ...describeGround },
  orders: { ...describeTurn, ...describeEndOfTurn },
  income: { ...describeOpening, ...describeTrade },
  construction: { ...describeConstruction, ...describeService, ...describeCargo },
  movement: { ...describeMovement, ...describeDiscovery },
  supply: { ...describeSupply, ...describeRaids },
  sightings: { ...describeSight, ...describeStealth },
  relations: { ...describeDiplomacy, ...describeTreaties, ...describeWorlds },
  intel: describeIntel,
  research: describeTech,
  colonies: { ...describeColony, ...describeUnrest },
  corrections: { ...describeAmendment, ...describeRandomEvents },
} as const satisfies Readonly<Record<EventKind, object>>;

const ROWS: DescribeRows<CampaignEvent> = {
  ...BY_KIND.battles,
  ...BY_KIND.sieges,
  ...BY_KIND.orders,
  ...BY_KIND.income,
  ...BY_KIND.construction,
  ...BY_KIND.movement,
  ...BY_KIND.supply,
  ...BY_KIND.sightings,
  ...BY_KIND.relations,
  ...BY_KIND.intel,
  ...BY_KIND.research,
  ...BY_KIND.colonies,
  ...BY_KIND.corrections,
};

const ROWS_BY_KIND: Readonly<Record<EventKind, Readonly<Record<string, unknown>>>> = BY_KIND;

const KIND_OF: ReadonlyMap<string, EventKind> = new Map(
  EVENT_KINDS.flatMap((kind) => keysById(ROWS_BY_KIND[kind]).map((type) => [type, kind] as const)),
);

/** Under what an event is found. */
export const kindOf = ({ type }: Pick<CampaignEvent, 'type'>): EventKind =>
  KIND_OF.get(type) ?? 'orders';

/** One compact line for a true event, for the moderator and for golden files; not for players. */
export function describeEvent(event: CampaignEvent, names: Names): string {
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = ROWS[event.type] as DescribeRow<CampaignEvent>;
  const rule = event.type === 'BattleMoment' ? event.moment.cite : event.cite;
  return `${rule} ${row(event, names)}`;
}
