import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Block, Document, TitleMark } from '#report/document/document';
import { phrase } from '#report/document/inline';
import { starMapFigure } from '#report/map/star-map';
import { attentionBlocks } from '#report/sections/attention';
import { buildableDesigns, classesTable } from '#report/sections/classes';
import { contactsTable } from '#report/sections/contacts';
import { contextOf } from '#report/sections/context';
import { economyBlocks } from '#report/sections/economy';
import { intelReportBlocks } from '#report/sections/intel-reports';
import { knownSystemBlocks } from '#report/sections/known-systems';
import { diplomacyBlocks } from '#report/sections/diplomacy';
import { convoysTable } from '#report/sections/order-form/convoys-table';
import { orderLanguage } from '#report/sections/order-form/order-language';
import { repairsTable } from '#report/sections/order-form/repairs-table';
import { spendingBlocks } from '#report/sections/order-form/spending';
import { classCardBlocks } from '#report/sections/cards/class-cards';
import { fleetCards } from '#report/sections/cards/fleet-cards';
import { sheetDeskOf } from '#report/sections/cards/sheet-desk';
import { systemCards } from '#report/sections/cards/system-cards';
import { ownSystemBlocks } from '#report/sections/own-systems';
import { projectsList } from '#report/sections/projects';
import { raidBlocks } from '#report/sections/raids';
import { researchBlocks } from '#report/sections/research';
import { section } from '#report/sections/section';
import { standingBlocks } from '#report/sections/standing';
import { summaryFacts } from '#report/sections/summary';
import { supplyBreakBlocks } from '#report/sections/supply-breaks';
import { victoryBlocks } from '#report/sections/victory';
import { worksTable } from '#report/sections/works';

export type AssetSheetInput = Readonly<{
  view: EmpireView;
  seen: readonly SeenEvent[];
  edition: number;
  /** The sign of the empire; left out: it has none. */
  mark?: TitleMark;
  /** It tells at the end how orders are written. */
  hasGuide?: boolean;
}>;

/** Two short parts beside each other; one alone has the whole width. */
const beside = (left: readonly Block[], right: readonly Block[]): readonly Block[] =>
  right.length === 0 ? left : [{ kind: 'columns', left, right }];

const guide = (view: EmpireView): readonly Block[] =>
  section('How orders are written', 'order-guide', orderLanguage(view));

/** The sheet shows how things are; it names the paper that tells how they came about. */
const happenedElsewhere = ({ turn }: EmpireView): Block => ({
  kind: 'paragraph',
  text: phrase(`The turn report of turn ${String(turn)} tells what happened.`),
});

/**
 * The imperial asset sheet: what asks for attention, then everything the empire has and knows, each
 * fleet and each system on a card with room to write its orders, and at the end the map. The turn
 * report tells what happened.
 * @rule TURN-2
 */
export function assetSheet(input: AssetSheetInput): Document {
  const { view, seen, edition, mark, hasGuide = false } = input;
  const context = contextOf(view, seen);
  const { names } = context;
  const desk = sheetDeskOf(context);
  return {
    title: 'Imperial asset sheet',
    subtitle: `${view.empire.name} · ${view.campaign.name} · turn ${String(view.turn)} (${view.label})`,
    ...(mark === undefined ? {} : { mark }),
    facts: summaryFacts(context, edition),
    blocks: [
      happenedElsewhere(view),
      ...attentionBlocks(context),
      ...section('Economy', 'economy', [...economyBlocks(context), ...spendingBlocks(view)]),
      ...section('Progress', 'progress', beside(researchBlocks(context), victoryBlocks(view))),
      ...section('Systems', 'systems', [...ownSystemBlocks(context), systemCards(desk)]),
      ...section('Raids', 'raids', raidBlocks(view)),
      ...section('Fleets', 'forces', [
        ...supplyBreakBlocks(context),
        fleetCards(desk),
        ...convoysTable(view, names),
        ...repairsTable(view, names),
      ]),
      ...section('Under construction', 'construction', [
        worksTable(view.works, names),
        ...projectsList(view, names),
      ]),
      ...section('Classes', 'classes', [
        classesTable(buildableDesigns(view), view),
        ...classCardBlocks(desk),
      ]),
      ...section('Known space', 'known-space', [
        contactsTable(view, names),
        ...diplomacyBlocks(view),
        ...knownSystemBlocks(view, names),
        ...intelReportBlocks(view, names),
      ]),
      ...section('Standing orders', 'standing-orders', standingBlocks(context)),
      ...(hasGuide ? guide(view) : []),
      ...section('Star map', 'map', [{ ...starMapFigure(view), wholePage: true }]),
    ],
  };
}
