import { ok } from '#kernel/result/result';
import { type Amended, type Amendment, amend } from '#engine/turn/amend';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun, Publication } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { type Touched, touchedBy } from '#app/corrections/touched-by';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import { amendmentChanges } from './amendment-changes.ts';
import { hasBegun } from '#app/run/phase/has-begun';
import { issuedNow } from './issued-now.ts';
import { issuesAtOnce } from './issues-at-once.ts';
import { retrying } from '#app/retrying';
import { readSnapshot, type Snapshot } from '#app/run/phase/snapshot';

type Asked = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
}>;

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

type Read<A extends Amendment> = Readonly<{
  before: Snapshot;
  amendment: A;
  made: Amended;
  /** The empires that get a new edition, with their present ones; null: none does. */
  touched: readonly Touched[] | null;
  held: ReadonlyMap<EmpireId, Publication>;
}>;

/**
 * Amends a campaign between two phases. The amendment is computed from the present state, in one transaction, and makes
 * a version of its own. It is refused if the campaign has changed since the moderator looked, or while players are
 * asked. While orders are open the same transaction issues a new edition of the report to each empire that it touches.
 * @rule TURN-3
 */
export async function amendCampaign<A extends Amendment>(
  ports: Ports,
  { actor, version }: Asked,
  wished: (state: CampaignState, rules: RuleSet) => Outcome<A>,
): Promise<Outcome<AmendedCampaign<A>>> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
  return retrying(async () => {
    const read = await ports.store.read(async (reader) => {
      const before = await readAmendable(reader, actor, version);
      if (!before.ok) return before;
      const { state, campaign } = before.value;
      const amendment = wished(state, campaign.rules);
      return amendment.ok
        ? ok(await readTouched(reader, before.value, amendment.value))
        : amendment;
    });
    if (!read.ok) return read;
    const { before, amendment, touched } = read.value;
    const { engineVersion, hashBytes, clock } = ports;
    const { run, issued, changes } = amendmentChanges({
      ...read.value,
      touched: touched ?? [],
      engineVersion,
      hashBytes,
      at: clock.now(),
      by: roleOf(actor),
    });
    const { id, revision } = before.campaign;
    const written = await ports.store.commit({ campaign: id, revision, changes });
    if (!written.ok) return 'again';
    const editions = touched === null ? null : issued.map(issuedEdition);
    return ok({ before: before.state, amendment, run, issued: editions });
  });
}

const issuedEdition = ({ empire, view, edition }: Publication): IssuedEdition => {
  return { empire, name: view.empire.name, edition };
};

/** Makes the amendment, and reads the present editions of the empires that it touches. */
async function readTouched<A extends Amendment>(
  reader: StoreReader,
  before: Snapshot,
  amendment: A,
): Promise<Read<A>> {
  const { campaign, state, publications } = before;
  const { id, name: campaignName, rules } = campaign;
  const made = amend(state, amendment);
  const held = new Map<EmpireId, Publication>();
  if (!issuesAtOnce(campaign, publications)) {
    return { before, amendment, made, touched: null, held };
  }
  const touched = touchedBy(state, made, { campaignName, rules });
  for (const { empire } of touched) {
    const issued = await issuedNow(reader, id, { empire });
    if (issued !== undefined) held.set(empire, issued);
  }
  return { before, amendment, made, touched, held };
}

async function readAmendable(
  reader: StoreReader,
  { campaign }: Moderator,
  version: number,
): Promise<Outcome<Snapshot>> {
  const snapshot = await readSnapshot(reader, campaign);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== version) return refuse('STALE');
  // Answers belong to questions about the present state, so they must not meet another state.
  return hasBegun(snapshot.questions) ? refuse('PHASE_WAITS') : ok(snapshot);
}

const LONGEST_REASON = 500;

/** The fault in the reason of an amendment: it is missing, or too long. */
export function reasonIssues(reason: string): readonly InputIssue[] {
  if (reason !== '' && reason.length <= LONGEST_REASON) return [];
  const text = `Give a reason of 1 to ${String(LONGEST_REASON)} characters.`;
  return [{ code: 'REASON', path: 'reason', text }];
}
