import { ok } from '#kernel/result/result';
import type { Amendment } from '#engine/turn/amend';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import { amendmentChanges } from './amendment-changes.ts';
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
}>;

/**
 * Amends a campaign between two phases, by what the state of that moment makes of the moderator's wish. It is a version of its own, in one
 * transaction; nothing is amended that has moved on since he looked, or while players are asked. @rule TURN-3
 */
export async function amendCampaign<A extends Amendment>(
  ports: Ports,
  { actor, version }: Asked,
  wished: (state: CampaignState) => Outcome<A>,
): Promise<Outcome<AmendedCampaign<A>>> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
  return retrying(async () => {
    const read = await ports.store.read((reader) => readAmendable(reader, actor, version));
    if (!read.ok) return read;
    const before = read.value;
    const amendment = wished(before.state);
    if (!amendment.ok) return amendment;
    const { engineVersion, clock } = ports;
    const made = { before, amendment: amendment.value, engineVersion, at: clock.now() };
    const { run, changes } = amendmentChanges({ ...made, by: roleOf(actor) });
    const { id, revision } = before.campaign;
    const written = await ports.store.commit({ campaign: id, revision, changes });
    return written.ok ? ok({ before: before.state, amendment: amendment.value, run }) : 'again';
  });
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
  return snapshot.questions.length > 0 ? refuse('PHASE_WAITS') : ok(snapshot);
}

const LONGEST_REASON = 500;

/** What is wrong with the reason of an amendment: there is none, or it is too long. */
export function reasonIssues(reason: string): readonly InputIssue[] {
  if (reason !== '' && reason.length <= LONGEST_REASON) return [];
  const text = `Give a reason of 1 to ${String(LONGEST_REASON)} characters.`;
  return [{ code: 'REASON', path: 'reason', text }];
}
