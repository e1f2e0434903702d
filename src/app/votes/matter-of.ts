import { ok } from '#kernel/result/result';
import { checkedCorrection } from '#app/corrections/checked-correction';
import { cleanRuling, rulingIssues, type RulingTexts } from '#app/desk/ruling-issues';
import { reasonIssues } from '#app/editions/amend-campaign';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { ProposalKind, ProposalMatter } from '#app/ports/vote-record';
import { stageOf } from '#app/run/phase/stage-of';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { turnBefore } from './turn-before.ts';

/** A proposal as its author writes it. */
export type ProposalWish =
  | Readonly<{ kind: 'correction'; text: string }>
  | (Readonly<{ kind: 'ruling' }> & RulingTexts)
  | Readonly<{ kind: 'undo' }>;

export type Wished = Readonly<{
  reader: StoreReader;
  campaign: Campaign;
  /** The version that the author looked at. */
  version: number;
  reason: string;
  /** The ids of Farlane's rules. */
  rules: readonly string[];
}>;

type WishOf<K extends ProposalKind> = Extract<ProposalWish, Readonly<{ kind: K }>>;
type Check<K extends ProposalKind> = (
  wished: Wished,
  wish: WishOf<K>,
) => Promise<Outcome<ProposalMatter>> | Outcome<ProposalMatter>;

const LONGEST_CORRECTION = 10_000;

const lengthIssues = (text: string): readonly InputIssue[] =>
  text.length <= LONGEST_CORRECTION
    ? []
    : [
        {
          code: 'TOO_LONG',
          path: 'text',
          text: `The correction has more than ${String(LONGEST_CORRECTION)} characters. Propose it in parts.`,
        },
      ];

const CHECKS: { readonly [K in ProposalKind]: Check<K> } = {
  correction: async ({ reader, campaign, version, reason }, { text }) => {
    if (stageOf(campaign) !== 'orders') return refuse('VOTE_LATER');
    if (campaign.version !== version) return refuse('STALE');
    const before = [...reasonIssues(reason), ...lengthIssues(text)];
    if (before.length > 0) return refuse('PROPOSAL_REFUSED', before);
    const state = await reader.state(campaign.id);
    const written = { reason, tellReason: true, rules: campaign.rules };
    const { lines, issues, made } = checkedCorrection(state, text, written);
    if (made === null) return refuse('PROPOSAL_REFUSED', issues);
    return ok({ kind: 'correction', edits: lines.map(({ read }) => read) });
  },
  ruling: ({ rules }, { kind, ...texts }) => {
    const clean = cleanRuling(texts);
    const issues = rulingIssues(clean, rules);
    return issues.length > 0 ? refuse('PROPOSAL_REFUSED', issues) : ok({ kind, ...clean });
  },
  undo: async ({ reader, campaign, version, reason }, { kind }) => {
    if (stageOf(campaign) !== 'orders') return refuse('VOTE_LATER');
    if (campaign.version !== version) return refuse('STALE');
    const issues = reasonIssues(reason);
    if (issues.length > 0) return refuse('PROPOSAL_REFUSED', issues);
    const before = await turnBefore(reader, campaign);
    return before === undefined ? refuse('CHECKPOINT_UNKNOWN') : ok({ kind, ...before });
  },
};

/** What is voted about, or what is wrong with it. @rule TURN-6 @rule TURN-3
 * @ruling Players can propose a correction, or to run the last turn again, only while orders are open. At any other time the state holds
 *   results that nobody has been told yet, and a preview would show them.
 */
export async function matterOf(
  wished: Wished,
  wish: ProposalWish,
): Promise<Outcome<ProposalMatter>> {
  // The table ties each kind to its wish; an indexed access loses that tie.
  const check = CHECKS[wish.kind] as Check<ProposalKind>;
  return check(wished, wish);
}
