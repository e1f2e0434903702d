import { ok } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { namesIn } from '#app/compare/names-in';
import { stateDifference, type TableDifference } from '#app/compare/state-difference';
import {
  type CheckedLine,
  checkedCorrection,
  type Reasoning,
} from '#app/corrections/checked-correction';
import { type ToldTo, toldTo } from '#app/corrections/told-to';
import { type Touched, touchedBy } from '#app/corrections/touched-by';
import { type UseCase, guarded } from '#app/guarded';
import { editionOf } from '#app/editions/edition-of';
import { issuesAtOnce } from '#app/editions/issues-at-once';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { Amended } from '#engine/turn/amend';
import type { CampaignState } from '#model/campaign/state';

export type PreviewCorrectionInput = Reasoning & Readonly<{ actor: Actor; text: string }>;

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

/** Previews a correction: its faults, the changes that it would make, and what each empire would read. It changes nothing. @rule TURN-3 */
export const previewCorrection = ({
  store,
}: Ports): UseCase<PreviewCorrectionInput, CorrectionPreview> =>
  guarded(async ({ actor, text, ...reasoning }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<CorrectionPreview>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { version, id } = campaign;
      const state = await reader.state(id);
      const { lines, issues, made } = checkedCorrection(state, text, reasoning);
      if (made === null) return ok({ version, lines, issues, effect: null });
      const tables = stateDifference(state, made.state);
      const names = namesIn(tables, [state, made.state]);
      const told = await readTold(reader, campaign, touchedIn(campaign, state, made));
      return ok({ version, lines, issues, effect: { tables, names, told } });
    });
  });

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
