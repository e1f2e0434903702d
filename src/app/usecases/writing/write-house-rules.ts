import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { houseRulesChanges, LONGEST_HOUSE_RULES } from '#app/desk/house-rules';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { cleanText } from '#app/talk/clean-text';
import { refuse } from '#app/use-case-error';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

export type WriteHouseRulesInput = Readonly<{
  actor: Actor;
  /** The edition that the author looked at; 0: there was none. */
  looked: number;
  text: string;
}>;

/** Writes a new edition of the house rules, which all players read. Older editions stay. */
export const writeHouseRules = ({
  store,
  clock,
}: Ports): UseCase<WriteHouseRulesInput, Readonly<{ edition: number }>> =>
  guarded(async ({ actor, looked, ...input }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const text = cleanText(input.text);
    if (text.length > LONGEST_HOUSE_RULES) return refuse('HOUSE_RULES_REFUSED');
    return retrying(async () => {
      const at = clock.now();
      const read = await store.read(async (reader) => {
        const campaign = await reader.campaign(actor.campaign);
        if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
        if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
        const last = (await reader.houseRules(campaign.id)).at(-1);
        if ((last?.edition ?? 0) !== looked) return refuse('STALE');
        if ((last?.text ?? '') === text) return refuse('HOUSE_RULES_SAME');
        const changes = await houseRulesChanges(reader, { actor, campaign, text, at });
        return ok({ campaign, changes });
      });
      if (!read.ok) return read;
      const { campaign, changes } = read.value;
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ edition: looked + 1 }) : 'again';
    });
  });
