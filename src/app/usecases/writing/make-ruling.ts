import { ok } from '#kernel/result/result';
import type { Ruling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, type Moderator, roleOf } from '#app/actor';
import { houseRulesChanges, withRuling } from '#app/desk/house-rules';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import { type Looked, nextEdition } from '#app/desk/next-edition';
import { cleanRuling, rulingIssues, type RulingTexts } from '#app/desk/ruling-issues';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { type InputIssue, refuse } from '#app/use-case-error';
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
  /** It is also written into the house rules, at their end. */
  inHouseRules?: boolean;
  /** The ids of Farlane's rules. */
  rules: readonly string[];
}>;

/** Records the decision on a question about a rule. A change is a new edition. */
export const makeRuling = ({ store, clock }: Ports): UseCase<MakeRulingInput, Ruling> =>
  guarded(async ({ actor, looked, rules, isPublic, inHouseRules = false, ...input }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const texts = cleanRuling(input);
    const issues = [
      ...rulingIssues(texts, rules),
      ...(inHouseRules && !isPublic ? [SECRET_IN_HOUSE_RULES] : []),
    ];
    if (issues.length > 0) return refuse('RULING_REFUSED', issues);
    return retrying(async () => {
      const at = clock.now();
      const { campaign, rulings, also } = await store.read(async (reader) => {
        const found = await reader.campaign(actor.campaign);
        return {
          campaign: found,
          rulings: await reader.rulings(actor.campaign),
          also:
            inHouseRules && found !== undefined
              ? await inRules(reader, { actor, campaign: found, at }, texts)
              : [],
        };
      });
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
      const next = nextEdition(rulings, looked);
      if (!next.ok) return next;
      const by = roleOf(actor);
      const { id, revision, version, turn } = campaign;
      const ruling: Ruling = { ...next.value, turn, ...texts, isPublic, at, by };
      const detail = `ruling ${String(ruling.number)} about ${ruling.rule}`;
      const changes = [
        { put: 'ruling', ruling },
        { put: 'audit', entry: { at, by, act: 'ruled', version, detail } },
        ...also,
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(ruling) : 'again';
    });
  });

const SECRET_IN_HOUSE_RULES: InputIssue = {
  code: 'SECRET',
  path: 'public',
  text: 'Players read the house rules. Show the ruling to players too, or leave it out of the house rules.',
};

/** The house rules with the ruling at their end. */
async function inRules(
  reader: StoreReader,
  act: Readonly<{ actor: Moderator; campaign: Campaign; at: string }>,
  texts: RulingTexts,
): Promise<readonly Change[]> {
  const before = (await reader.houseRules(act.campaign.id)).at(-1)?.text ?? '';
  return houseRulesChanges(reader, { ...act, text: withRuling(before, texts) });
}
