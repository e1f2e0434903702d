import { ok } from '#kernel/result/result';
import type { Ruling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type Looked, nextEdition } from '#app/desk/next-edition';
import { textIssue } from '#app/desk/text-issue';
import { didYouMean } from '#content/nearest-name';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { type InputIssue, refuse } from '#app/use-case-error';

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

const LONGEST_RULING = 2000;

type Texts = Pick<Ruling, 'question' | 'rule' | 'decision'>;

function issuesOf({ question, rule, decision }: Texts, rules: readonly string[]): InputIssue[] {
  const most = LONGEST_RULING;
  const isKnown = rules.includes(rule);
  const text = `There is no rule “${rule}”.${didYouMean(rule, rules)} Give the id of a rule, such as MOV-1.`;
  return [
    ...textIssue(question, { path: 'question', what: 'the question', most }),
    ...(isKnown ? [] : [{ code: 'RULE_UNKNOWN', path: 'rule', text }]),
    ...textIssue(decision, { path: 'decision', what: 'the decision', most }),
  ];
}

/** Records the decision on a question about a rule. A change is a new edition. */
export const makeRuling = ({ store, clock }: Ports): UseCase<MakeRulingInput, Ruling> =>
  guarded(async ({ actor, looked, rules, isPublic, ...input }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const texts = {
      question: input.question.trim(),
      rule: input.rule.trim().toUpperCase(),
      decision: input.decision.trim(),
    };
    const issues = issuesOf(texts, rules);
    if (issues.length > 0) return refuse('RULING_REFUSED', issues);
    return retrying(async () => {
      const { campaign, rulings } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        rulings: await reader.rulings(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
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
