import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent, SeenEventType } from '#fog/views/seen-event';
import type { Block, Document } from '#report/document/document';
import { starMapFigure } from '#report/map/star-map';
import { hidingTexts } from '#report/sentences/hiding-texts';
import { attentionBlocks } from '#report/sections/attention';
import { buildableDesigns, classesTable } from '#report/sections/classes';
import { contactsTable } from '#report/sections/contacts';
import { contextOf, type ReportContext } from '#report/sections/context';
import { economyBlocks } from '#report/sections/economy';
import { forcesTable } from '#report/sections/forces';
import { foldedHappenings } from '#report/sections/happenings';
import { intelReportBlocks } from '#report/sections/intel-reports';
import { knownSystemBlocks } from '#report/sections/known-systems';
import { diplomacyBlocks } from '#report/sections/diplomacy';
import { orderFormBlocks } from '#report/sections/order-form/order-form-blocks';
import { ownSystemBlocks } from '#report/sections/own-systems';
import { projectsList } from '#report/sections/projects';
import { raidBlocks } from '#report/sections/raids';
import { researchBlocks } from '#report/sections/research';
import { section } from '#report/sections/section';
import { standingBlocks } from '#report/sections/standing';
import { summaryFacts } from '#report/sections/summary';
import { supplyBreakBlocks } from '#report/sections/supply-breaks';
import { supplyCellsOf } from '#report/sections/supply-cells';
import { victoryBlocks } from '#report/sections/victory';
import { worksTable } from '#report/sections/works';

/** What other sections of the sheet tell, and the steps towards a battle: the turn report has them all. */
const TOLD_ELSEWHERE: readonly SeenEventType[] = [
  'TurnOpened',
  'VictoryWon',
  'EmpiresMet',
  'FirstContactWarBegan',
  'TensionChanged',
  'WarDeclared',
  'ArmisticeSigned',
  'OfferMade',
  'OfferEnded',
  'TreatySigned',
  'TreatyBroken',
  'TreatyRevealed',
  'EmpiresUnited',
  'PactSigned',
  'PactNoticeGiven',
  'DiplomacyRolled',
  'RelationSet',
  'PactEnded',
  'CorrectionMade',
  'ProductivityUtilized',
  'IncomePaid',
  'UnitUnpaid',
  'OrderFailed',
  'StandingOrdersSet',
  'ProjectBegun',
  'TechInvested',
  'WorkBegun',
  'WorkFunded',
  'WorkAdvanced',
  'TradeSet',
  'RouteInterrupted',
  'UnitsOutOfSupply',
  'RaidRolled',
  'SystemVisited',
  'SystemReported',
  'ContactSighted',
  'ContactLost',
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

const forcesOf = (context: ReportContext): Block =>
  forcesTable({
    ...context.view,
    names: context.names,
    hiding: hidingTexts(context.view),
    supply: supplyCellsOf(context),
  });

/** Two short parts beside each other; one alone has the whole width. */
const beside = (left: readonly Block[], right: readonly Block[]): readonly Block[] =>
  right.length === 0 ? left : [{ kind: 'columns', left, right }];

/**
 * The imperial asset sheet: what asks for attention and what happened, then everything the empire
 * has and knows, and at the end the map and the form for orders, so that they can be written from
 * the sheet alone. Battles stand round by round in the turn report.
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
      ...section('What happened', 'happened', foldedHappenings(context, TOLD_ELSEWHERE)),
      ...section('Economy', 'economy', economyBlocks(context)),
      ...section('Progress', 'progress', beside(researchBlocks(context), victoryBlocks(view))),
      ...section('Systems', 'systems', ownSystemBlocks(context)),
      ...section('Raids', 'raids', raidBlocks(view)),
      ...section('Forces', 'forces', [forcesOf(context), ...supplyBreakBlocks(context)]),
      ...section('Under construction', 'construction', [
        worksTable(view.works, names),
        ...projectsList(view, names),
      ]),
      ...section('Unlocked classes', 'classes', [classesTable(buildableDesigns(view), view)]),
      ...section('Known space', 'known-space', [
        contactsTable(view, names),
        ...diplomacyBlocks(view),
        ...knownSystemBlocks(view, names),
        ...intelReportBlocks(view, names),
      ]),
      ...section('Standing orders', 'standing-orders', standingBlocks(context)),
      ...section('Star map', 'map', [starMapFigure(view)]),
      ...section('Order form', 'order-form', orderFormBlocks(view, names)),
    ],
  };
}
