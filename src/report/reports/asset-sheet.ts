import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent, SeenEventType } from '#fog/views/seen-event';
import type { Document } from '#report/document/document';
import { starMapFigure } from '#report/map/star-map';
import { attentionBlocks } from '#report/sections/attention';
import { buildableDesigns, classesTable } from '#report/sections/classes';
import { contactsTable } from '#report/sections/contacts';
import { contextOf } from '#report/sections/context';
import { economyBlocks } from '#report/sections/economy';
import { forcesBlocks } from '#report/sections/forces';
import { happeningBlocks } from '#report/sections/happenings';
import { knownSystemsTable } from '#report/sections/known-systems';
import { neighboursTable } from '#report/sections/neighbours';
import { orderFormBlocks } from '#report/sections/order-form';
import { ownSystemBlocks } from '#report/sections/own-systems';
import { section } from '#report/sections/section';
import { standingBlocks } from '#report/sections/standing';
import { summaryFacts } from '#report/sections/summary';
import { worksTable } from '#report/sections/works';

/** What other sections of the sheet tell, and the steps towards a battle: the turn report has them all. */
const TOLD_ELSEWHERE: readonly SeenEventType[] = [
  'TurnOpened',
  'ProductivityUtilized',
  'IncomePaid',
  'StandingOrdersSet',
  'WorkBegun',
  'WorkFunded',
  'WorkAdvanced',
  'EncounterBegan',
  'InitiativeRolled',
  'ScenarioDemanded',
  'ScenarioAccepted',
  'SidePassed',
];

export type AssetSheetInput = Readonly<{
  view: EmpireView;
  seen: readonly SeenEvent[];
  edition: number;
}>;

/**
 * The imperial asset sheet: what asks for attention and what happened, then everything the empire
 * has and knows, and at the end the map beside the room for orders. Battles stand round by round in the turn report.
 * @rule TURN-2
 */
export function assetSheet({ view, seen, edition }: AssetSheetInput): Document {
  const context = contextOf(view, seen);
  const { names } = context;
  return {
    title: 'Imperial asset sheet',
    subtitle: `${view.empire.name} · ${view.campaign.name} · turn ${String(view.turn)} (${view.label})`,
    facts: summaryFacts(context, edition),
    blocks: [
      ...attentionBlocks(context),
      ...section('What happened', 'happened', happeningBlocks(context, TOLD_ELSEWHERE)),
      ...section('Economy', 'economy', economyBlocks(context)),
      ...section('Systems', 'systems', ownSystemBlocks(context)),
      ...section('Forces', 'forces', forcesBlocks({ ...view, names })),
      ...section('Construction', 'construction', [
        worksTable(view.works, names),
        classesTable(buildableDesigns(view)),
      ]),
      ...section('Known space', 'known-space', [
        contactsTable(view, names),
        knownSystemsTable(view, names),
        neighboursTable(view),
      ]),
      ...section('Standing orders', 'standing-orders', standingBlocks(context)),
      ...section('Star map', 'map', [starMapFigure(view)]),
      ...section('Order form', 'order-form', orderFormBlocks(view, names)),
    ],
  };
}
