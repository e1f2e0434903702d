import { ok } from '#kernel/result/result';
import type { Amendment } from '#engine/turn/amend';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';
import { retrying } from '#app/retrying';
import {
  type AmendedCampaign,
  prepareAmendment,
  readAmendable,
  writeAmendment,
} from './prepared-amendment.ts';

type Asked = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
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
      if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
      const amendment = wished(state, campaign.rules);
      return amendment.ok
        ? ok(await prepareAmendment(reader, before.value, amendment.value))
        : amendment;
    });
    if (!read.ok) return read;
    const at = ports.clock.now();
    const { amended, changes } = writeAmendment(ports, read.value, { at, by: roleOf(actor) });
    const { id, revision } = read.value.before.campaign;
    const written = await ports.store.commit({ campaign: id, revision, changes });
    return written.ok ? ok(amended) : 'again';
  });
}

const LONGEST_REASON = 500;

/** The fault in the reason of an amendment: it is missing, or too long. */
export function reasonIssues(reason: string): readonly InputIssue[] {
  if (reason !== '' && reason.length <= LONGEST_REASON) return [];
  const text = `Give a reason of 1 to ${String(LONGEST_REASON)} characters.`;
  return [{ code: 'REASON', path: 'reason', text }];
}
