import type { Document } from '#report/document/document';
import { battleBlocks } from '#report/sections/battles';
import { contextOf } from '#report/sections/context';
import { happeningBlocks } from '#report/sections/happenings';
import { section } from '#report/sections/section';
import { summaryFacts } from '#report/sections/summary';
import type { AssetSheetInput } from './asset-sheet.ts';

/** What an empire was told since its last report, and nothing else. */
export function turnReport({ view, seen, edition }: AssetSheetInput): Document {
  const context = contextOf(view, seen);
  return {
    title: 'Turn report',
    subtitle: `${view.empire.name} · ${view.campaign.name} · turn ${String(view.turn)} (${view.label})`,
    facts: summaryFacts(context, edition),
    blocks: [
      ...section('What happened', 'happened', happeningBlocks(context)),
      ...section('Battle records', 'battles', battleBlocks(context)),
    ],
  };
}
