import type { Document } from '#report/document/document';
import { battleBlocks } from '#report/sections/battles';
import { contextOf } from '#report/sections/context';
import { type ModeratorsWords, moderatorsWords } from '#report/sections/from-the-moderator';
import { inShort } from '#report/sections/in-short';
import { letterBlocks, type ReportedLetter } from '#report/sections/letters';
import { type OrderGiven, ordersGiven } from '#report/sections/orders-given';
import { type OrdersRevealed, ordersRevealed } from '#report/sections/orders-revealed';
import { newspaperBlocks, type PrintedNotice } from '#report/sections/newspaper';
import { section } from '#report/sections/section';
import { storySections } from '#report/sections/story/story-sections';
import { summaryFacts } from '#report/sections/summary';
import type { AssetSheetInput } from './asset-sheet.ts';

export type TurnReportInput = AssetSheetInput &
  Readonly<{
    messages?: readonly ModeratorsWords[];
    letters?: readonly ReportedLetter[];
    notices?: readonly PrintedNotice[];
    /** What was submitted for the turn before; null: nothing. */
    orders?: readonly OrderGiven[] | null;
    /** What the other empires had submitted, where that is revealed. */
    revealed?: readonly OrdersRevealed[];
  }>;

/** What an empire was told since its last report, and nothing else: what weighs most first, then the story, then what it ordered. */
export function turnReport(input: TurnReportInput): Document {
  const { view, seen, edition, messages = [], letters = [], notices = [], orders = null } = input;
  const { revealed = [] } = input;
  const context = contextOf(view, seen);
  return {
    title: 'Turn report',
    subtitle: `${view.empire.name} · ${view.campaign.name} · turn ${String(view.turn)} (${view.label})`,
    facts: summaryFacts(context, edition),
    blocks: [
      ...section('In short', 'in-short', inShort(context)),
      ...section('From the moderator', 'moderator', moderatorsWords(messages)),
      ...section('Letters', 'letters', letterBlocks(letters, context)),
      ...section('Newspaper', 'newspaper', newspaperBlocks(context, notices)),
      ...storySections(context),
      ...section('Orders that you gave', 'orders-given', ordersGiven(orders, context)),
      ...section('Orders of the other empires', 'orders-revealed', ordersRevealed(revealed)),
      ...section('Battle records', 'battles', battleBlocks(context)),
    ],
  };
}
