import { CORRECTION_EXAMPLES } from '#content/corrections/correction-examples';
import type { CorrectionPreview } from '#app/corrections/correction-preview';
import type { ProposalLine, Votes } from '#app/usecases/votes/read-votes';
import { correctionVerdicts, groupsOf, textMark, toldOf } from '#http/corrections/corrections-page';
import { placeFields, textField } from '#http/forms/field';
import { returnedText } from '#http/orders/shown-lines';
import { SHARED_TEXTS } from '#http/words/texts';
import type { FormBody } from '#http/visits/form-body';
import type { ModeratorSeat, PlayerSeat } from '#http/visits/seat';
import { proposalCard } from './proposal-card.ts';
import type { NewProposalContent, ProposalContent, VotesContent } from './votes-content.ts';
import { TEXTS } from './texts.ts';

type Seats = PlayerSeat | ModeratorSeat;

/** Why a reader can make no proposal; empty: they can. */
function newText({ areHeld, mayVote, proposals }: Votes): string {
  if (!areHeld) return '';
  if (!mayVote) return TEXTS.youOnlyRead;
  const isWaiting = proposals.some(({ isOwn, status }) => isOwn && status === 'open');
  return isWaiting ? TEXTS.youHaveOpenProposal : '';
}

/** All proposals of a campaign. */
export function votesPage(votes: Votes, seat: Seats): VotesContent {
  const { areHeld, mayVote, proposals } = votes;
  const why = newText(votes);
  const card = (line: ProposalLine) => proposalCard(line, { seat, mayVote });
  const toDesk = seat.actor.kind === 'moderator';
  return {
    back: {
      href: `${seat.base}/`,
      label: toDesk ? SHARED_TEXTS.backToDesk : TEXTS.overview,
    },
    lead: areHeld ? TEXTS.playersDecide : TEXTS.moderatorDecides,
    newHref: areHeld && why === '' ? `${seat.base}/votes/new` : '',
    newText: why,
    rulingsHref: `${seat.base}/rulings`,
    open: proposals.filter(({ status }) => status === 'open').map(card),
    past: proposals.filter(({ status }) => status !== 'open').map(card),
  };
}

const backTo = ({ base }: Seats) => ({ href: `${base}/votes`, label: TEXTS.votes });

/** What a correction would change, or nothing to show. */
function effectsOf(
  preview: CorrectionPreview | null,
): Pick<ProposalContent, 'groups' | 'told' | 'hasEffect'> {
  const effect = preview?.effect ?? null;
  if (effect === null) return { hasEffect: false, groups: [], told: [] };
  return { hasEffect: true, groups: groupsOf(effect), told: toldOf(effect) };
}

/** One proposal, with what it would change. */
export const proposalPage = (
  line: ProposalLine,
  { votes, preview }: Readonly<{ votes: Votes; preview: CorrectionPreview | null }>,
  seat: PlayerSeat,
): ProposalContent => ({
  back: backTo(seat),
  card: { ...proposalCard(line, { seat, mayVote: votes.mayVote }), effectsHref: '' },
  ...effectsOf(preview),
});

/** What the page of a new proposal is made of. `preview`: of the correction, if it was looked at. */
export type NewProposal = Readonly<{
  votes: Votes;
  sent: FormBody;
  preview: CorrectionPreview | null;
  problems: readonly string[];
}>;

const LEAST_ROWS = 6;
const MOST_ROWS = 24;

/** The forms of a new proposal. */
export function newProposalPage(
  { votes, sent, preview, problems }: NewProposal,
  seat: PlayerSeat,
): NewProposalContent {
  const text = sent.text('text').replaceAll('\r\n', '\n');
  const effects = effectsOf(preview);
  const field = (name: string, hint: string) =>
    textField({ name, label: 'Reason', hint, sent, max: 500 });
  const reason = field('reason', TEXTS.reasonHint);
  const why = field('undo-reason', TEXTS.whyRunAgain);
  const [placed = reason] = placeFields([reason], 'correction', new Map());
  const [placedWhy = why] = placeFields([why], 'undo', new Map());
  return {
    back: backTo(seat),
    path: `${seat.base}/votes/new`,
    formToken: seat.formToken,
    version: preview?.version ?? votes.version,
    previewed: effects.hasEffect ? textMark(text) : '',
    problems,
    canCorrect: votes.areOrdersOpen,
    text: {
      value: returnedText(text),
      rows: Math.min(MOST_ROWS, Math.max(LEAST_ROWS, text.split('\n').length + 2)),
      guide: CORRECTION_EXAMPLES,
    },
    checked: correctionVerdicts(preview),
    reason: placed,
    sent: {
      question: sent.text('question'),
      rule: sent.text('rule'),
      decision: sent.text('decision'),
    },
    turnBefore: votes.areOrdersOpen ? (votes.turnBefore ?? 0) : 0,
    undoReason: placedWhy,
    ...effects,
  };
}
