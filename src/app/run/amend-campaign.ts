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
import { hasBegun } from './has-begun.ts';
import { issuedNow } from './issued-now.ts';
import { issuesAtOnce } from './issues-at-once.ts';
import { retrying } from './retrying.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

type Asked = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
}>;

/** What was amended: the state as it was before, and the version that came of it. */
export type AmendedCampaign<A extends Amendment> = Readonly<{
  before: CampaignState;
  amendment: A;
  run: PhaseRun;
  /** Who was issued which edition at once; null: those whom it touches read of it in their next reports. */
  issued: readonly IssuedAnew[] | null;
}>;

/** An empire that was issued another edition of its report. */
export type IssuedAnew = Readonly<{ empire: EmpireId; name: string; edition: number }>;

type Read<A extends Amendment> = Readonly<{
  before: Snapshot;
  amendment: A;
  made: Amended;
  /** Those who are issued anew, and what they went by until now; null: nobody is now. */
  touched: readonly Touched[] | null;
  held: ReadonlyMap<EmpireId, Publication>;
}>;

/**
 * Amends a campaign between two phases, by what the state of that moment makes of the moderator's wish. It is a version of its own, in one
 * transaction; nothing is amended that has moved on since he looked, or while players are asked. While orders are open those whom
 * it touches are issued a new edition of their reports by the same transaction. @rule TURN-3
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
    const anew = touched === null ? null : issued.map(issuedAnew);
    return ok({ before: before.state, amendment, run, issued: anew });
  });
}

const issuedAnew = ({ empire, view, edition }: Publication): IssuedAnew => {
  return { empire, name: view.empire.name, edition };
};

/** Makes the amendment, and reads what those hold whom it touches. */
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
  // An answer was given to a question of the state as it is: it must not be put to another.
  return hasBegun(snapshot.questions) ? refuse('PHASE_WAITS') : ok(snapshot);
}

const LONGEST_REASON = 500;

/** What is wrong with the reason of an amendment: there is none, or it is too long. */
export function reasonIssues(reason: string): readonly InputIssue[] {
  if (reason !== '' && reason.length <= LONGEST_REASON) return [];
  const text = `Give a reason of 1 to ${String(LONGEST_REASON)} characters.`;
  return [{ code: 'REASON', path: 'reason', text }];
}
