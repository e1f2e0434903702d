import { ok } from '#kernel/result/result';
import { type Amended, type Amendment, amend } from '#engine/turn/amend';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun, Publication } from '#app/ports/turn-record';
import { type Touched, touchedBy } from '#app/corrections/touched-by';
import { type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import { amendmentChanges, rulesAfter } from './amendment-changes.ts';
import { hasBegun } from '#app/run/phase/has-begun';
import { issuedNow } from './issued-now.ts';
import { issuesAtOnce } from './issues-at-once.ts';
import { readSnapshot, type Snapshot } from '#app/run/phase/snapshot';

/** The amended state as it was before, and the version that the amendment made. */
export type AmendedCampaign<A extends Amendment> = Readonly<{
  before: CampaignState;
  amendment: A;
  run: PhaseRun;
  /** The editions that were issued at once; null: the empires that it touches read about it in their next reports. */
  issued: readonly IssuedEdition[] | null;
}>;

/** An empire that got another edition of its report. */
export type IssuedEdition = Readonly<{ empire: EmpireId; name: string; edition: number }>;

/** An amendment that can be made now, and everything that it depends on. */
export type PreparedAmendment<A extends Amendment> = Readonly<{
  before: Snapshot;
  amendment: A;
  made: Amended;
  /** The empires that get a new edition, with their present ones; null: none does. */
  touched: readonly Touched[] | null;
  held: ReadonlyMap<EmpireId, Publication>;
}>;

/** The campaign, if it is still at this version and may be amended now. */
export async function readAmendable(
  reader: StoreReader,
  { campaign }: Readonly<{ campaign: CampaignId }>,
  version: number,
): Promise<Outcome<Snapshot>> {
  const snapshot = await readSnapshot(reader, campaign);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== version) return refuse('STALE');
  // Answers belong to questions about the present state, so they must not meet another state.
  return hasBegun(snapshot.questions) ? refuse('PHASE_WAITS') : ok(snapshot);
}

/** Makes the amendment, and reads the present editions of the empires that it touches. Nothing is written. */
export async function prepareAmendment<A extends Amendment>(
  reader: StoreReader,
  before: Snapshot,
  amendment: A,
): Promise<PreparedAmendment<A>> {
  const { campaign, state, publications } = before;
  const { id, name: campaignName, rules } = campaign;
  const made = amend(state, amendment);
  const held = new Map<EmpireId, Publication>();
  if (!issuesAtOnce(campaign, publications)) {
    return { before, amendment, made, touched: null, held };
  }
  const after = { campaignName, rules: rulesAfter(rules, amendment) };
  const touched = touchedBy(state, made, { campaignName, rules }, after);
  for (const { empire } of touched) {
    const issued = await issuedNow(reader, id, { empire });
    if (issued !== undefined) held.set(empire, issued);
  }
  return { before, amendment, made, touched, held };
}

/** The changes that an amendment writes, and its result. */
export function writeAmendment<A extends Amendment>(
  { engineVersion, hashBytes }: Pick<Ports, 'engineVersion' | 'hashBytes'>,
  prepared: PreparedAmendment<A>,
  signed: Readonly<{ at: string; by: Signature }>,
): Readonly<{ amended: AmendedCampaign<A>; changes: readonly Change[] }> {
  const { before, amendment, touched } = prepared;
  const { run, issued, changes } = amendmentChanges({
    ...prepared,
    touched: touched ?? [],
    engineVersion,
    hashBytes,
    ...signed,
  });
  const editions = touched === null ? null : issued.map(issuedEdition);
  return { amended: { before: before.state, amendment, run, issued: editions }, changes };
}

const issuedEdition = ({ empire, view, edition }: Publication): IssuedEdition => {
  return { empire, name: view.empire.name, edition };
};
