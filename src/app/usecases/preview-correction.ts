import { ok } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
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
import { type UseCase, guarded } from '#app/guarded';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { Amended } from '#engine/turn/amend';
import type { CampaignState } from '#model/campaign/state';

export type PreviewCorrectionInput = Reasoning & Readonly<{ actor: Actor; text: string }>;

/** What a correction would do, if it were made now. */
export type CorrectionPreview = Readonly<{
  /** The version that it was looked at with. */
  version: number;
  lines: readonly CheckedLine[];
  issues: readonly InputIssue[];
  /** Null: it cannot be made as it is. */
  effect: Readonly<{
    tables: readonly TableDifference[];
    /** The names of all that the differences speak of, by id. */
    names: Readonly<Record<string, string>>;
    told: readonly ToldTo[];
  }> | null;
}>;

/** Tries a correction and changes nothing: what is wrong with it, what it would change, and who would read what. @rule TURN-3 */
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
      const effect = made === null ? null : effectOf(campaign, state, made);
      return ok({ version, lines, issues, effect });
    });
  });

function effectOf(
  { name: campaignName, rules }: Campaign,
  before: CampaignState,
  made: Amended,
): CorrectionPreview['effect'] {
  const tables = stateDifference(before, made.state);
  return {
    tables,
    names: namesIn(tables, [before, made.state]),
    told: toldTo(before, made, { campaignName, rules }),
  };
}
