import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { namesIn } from '#app/compare/names-in';
import { stateDifference, type TableDifference } from '#app/compare/state-difference';
import { editionOf } from '#app/editions/edition-of';
import { issuesAtOnce } from '#app/editions/issues-at-once';
import type { InputIssue } from '#app/use-case-error';
import type { Amended } from '#engine/turn/amend';
import type { CampaignState } from '#model/campaign/state';
import { type CheckedLine, checkedCorrection, type Reasoning } from './checked-correction.ts';
import { type ToldTo, toldTo } from './told-to.ts';
import { type Touched, touchedBy } from './touched-by.ts';

/** The effect of a correction, if it were made now. */
export type CorrectionPreview = Readonly<{
  /** The version that the preview is based on. */
  version: number;
  lines: readonly CheckedLine[];
  issues: readonly InputIssue[];
  /** Null: it has faults. */
  effect: Readonly<{
    tables: readonly TableDifference[];
    /** The names of all things in the differences, by id. */
    names: Readonly<Record<string, string>>;
    /** The empires that it touches, and when they read about it. */
    told: readonly ToldTo[];
  }> | null;
}>;

/** The faults of a correction, the changes that it would make, and what each empire would read. @rule TURN-3 */
export async function readCorrectionPreview(
  reader: StoreReader,
  campaign: Campaign,
  { text, ...reasoning }: Reasoning & Readonly<{ text: string }>,
): Promise<CorrectionPreview> {
  const { version, id, rules } = campaign;
  const state = await reader.state(id);
  const { lines, issues, made } = checkedCorrection(state, text, { ...reasoning, rules });
  if (made === null) return { version, lines, issues, effect: null };
  const tables = stateDifference(state, made.state);
  const names = namesIn(tables, [state, made.state]);
  const told = await readTold(reader, campaign, touchedIn(campaign, state, made));
  return { version, lines, issues, effect: { tables, names, told } };
}

const touchedIn = (
  { name: campaignName, rules }: Campaign,
  state: CampaignState,
  made: Amended,
): readonly Touched[] => touchedBy(state, made, { campaignName, rules });

/** While orders are open, all empires that it touches get a new edition. Otherwise only those that see an event read about it. */
async function readTold(
  reader: StoreReader,
  { id, turn, phase }: Campaign,
  touched: readonly Touched[],
): Promise<readonly ToldTo[]> {
  const isAtOnce = issuesAtOnce({ turn, phase }, await reader.publications(id));
  if (!isAtOnce) {
    return touched.filter(({ seen }) => seen.length > 0).map((one) => toldTo(one, null));
  }
  const told: ToldTo[] = [];
  for (const one of touched) {
    told.push(toldTo(one, editionOf(await reader.issuedTo(id, one.empire), turn)));
  }
  return told;
}
