import { ok } from '#kernel/result/result';
import type { Ruling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type Looked, nextEdition } from '#app/desk/next-edition';
import { cleanRuling, rulingIssues } from '#app/desk/ruling-issues';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { refuse } from '#app/use-case-error';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

export type MakeRulingInput = Readonly<{
  actor: Actor;
  /** The ruling to change, in the edition that the author looked at; null: a new one. */
  looked: Looked;
  question: string;
  /** The id of a rule. */
  rule: string;
  decision: string;
  isPublic: boolean;
  /** The ids of Farlane's rules. */
  rules: readonly string[];
}>;

/** Records the decision on a question about a rule. A change is a new edition. */
export const makeRuling = ({ store, clock }: Ports): UseCase<MakeRulingInput, Ruling> =>
  guarded(async ({ actor, looked, rules, isPublic, ...input }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const texts = cleanRuling(input);
    const issues = rulingIssues(texts, rules);
    if (issues.length > 0) return refuse('RULING_REFUSED', issues);
    return retrying(async () => {
      const { campaign, rulings } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        rulings: await reader.rulings(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
      const next = nextEdition(rulings, looked);
      if (!next.ok) return next;
      const [at, by] = [clock.now(), roleOf(actor)];
      const { id, revision, version, turn } = campaign;
      const ruling: Ruling = { ...next.value, turn, ...texts, isPublic, at, by };
      const detail = `ruling ${String(ruling.number)} about ${ruling.rule}`;
      const changes = [
        { put: 'ruling', ruling },
        { put: 'audit', entry: { at, by, act: 'ruled', version, detail } },
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(ruling) : 'again';
    });
  });
