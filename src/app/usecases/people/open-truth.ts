import { ok } from '#kernel/result/result';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import type { AccountId } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { TruthOpening } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { currentPublication } from '#app/editions/current-publication';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

type OpenTruthInput = Readonly<{ actor: Actor; reason: string }>;

const LONGEST_REASON = 500;

/** Opens the moderator's view for a moderator who plays, until the next reports are issued. All players read that they did, and why. */
export const openTruth = (ports: Ports): UseCase<OpenTruthInput, null> =>
  guarded(async ({ actor, reason: text }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const { person: account, blind: plays } = actor;
    if (actor.byVote === true) return refuse('DECIDED_BY_VOTE');
    if (seesTruth(actor) || account === undefined || plays === undefined) {
      return refuse('NOT_BLIND');
    }
    const reason = text.trim();
    if (reason === '' || reason.length > LONGEST_REASON) return refuse('REASON_MISSING');
    return retrying(() => keep(ports, actor, { account, plays, reason }));
  });

type Said = Readonly<{ account: AccountId; plays: readonly string[]; reason: string }>;

async function keep(
  { store, clock }: Ports,
  actor: Actor,
  { account, plays, reason }: Said,
): Promise<Outcome<null> | 'again'> {
  const { campaign, issue } = await store.read(async (reader) => ({
    campaign: await reader.campaign(actor.campaign),
    issue: currentPublication(await reader.publications(actor.campaign))?.version ?? 0,
  }));
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const { id, turn, version, revision } = campaign;
  const at = clock.now();
  const opening: TruthOpening = { campaign: id, account, issue, turn, at, reason, plays };
  const act = 'truth-opened';
  const changes: readonly Change[] = [
    { put: 'truth-opened', opening },
    { put: 'audit', entry: { at, by: roleOf(actor), act, version, detail: reason } },
  ];
  const written = await store.commit({ campaign: id, revision, changes });
  return written.ok ? ok(null) : 'again';
}
