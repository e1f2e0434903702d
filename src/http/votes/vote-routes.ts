import { USE_CASE_ERRORS, type UseCaseError } from '#app/use-case-error';
import type { Votes } from '#app/usecases/votes/read-votes';
import type { ProposalWish } from '#app/votes/matter-of';
import { correctionVerdicts, textMark } from '#http/corrections/corrections-page';
import { VERDICTS_PART } from '#http/orders/orders-contents';
import type { Flash } from '#http/pages/frame';
import type { Link } from '#http/pages/page-parts';
import { messageReply, nothingHere, problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit, PlayerVisit } from '#http/visits/visit';
import { NEW_PROPOSAL_PAGE, PROPOSAL_PAGE, VOTES_PAGE } from './votes-content.ts';
import { type NewProposal, newProposalPage, proposalPage, votesPage } from './votes-page.ts';
import { TEXTS } from './texts.ts';

const DONE: ReadonlyMap<string, Flash> = new Map([
  ['raised', { tone: 'good', text: TEXTS.raised }],
  ['open', { tone: 'good', text: TEXTS.cast }],
  ['carried', { tone: 'good', text: TEXTS.carriedNow }],
  ['rejected', { tone: 'info', text: TEXTS.rejectedNow }],
  ['withdrawn', { tone: 'info', text: TEXTS.withdrawnNow }],
]);

const toVotes = ({ seat }: PlayerVisit | ModeratorVisit): Link => {
  return { href: `${seat.base}/votes`, label: TEXTS.votes };
};

async function votes(site: Site, visit: PlayerVisit | ModeratorVisit): Promise<Reply> {
  const { seat, query } = visit;
  const read = await site.useCases.readVotes({ actor: seat.actor });
  if (!read.ok) return problemReply(read.error, { href: `${seat.base}/`, label: TEXTS.overview });
  const done = DONE.get(query('done'));
  const flashes = done === undefined ? [] : [done];
  return pageReply(VOTES_PAGE, votesPage(read.value, seat), { title: TEXTS.votes, flashes });
}

/** One proposal with its effects. */
async function proposal(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { seat, param } = visit;
  const read = await site.useCases.readVotes({ actor: seat.actor });
  if (!read.ok) return problemReply(read.error, toVotes(visit));
  const line = read.value.proposals.find(({ number }) => number === wholeNumber(param('number')));
  if (line === undefined) {
    return messageReply(404, USE_CASE_ERRORS.PROPOSAL_UNKNOWN, { ways: [toVotes(visit)] });
  }
  const { matter, reason, status } = line;
  const text = matter.kind === 'correction' && status === 'open' ? matter.edits.join('\n') : '';
  const tried =
    text === '' ? null : await site.useCases.previewProposal({ actor: seat.actor, text, reason });
  const preview = tried?.ok === true ? tried.value : null;
  const content = proposalPage(line, { votes: read.value, preview }, seat);
  return pageReply(PROPOSAL_PAGE, content, { title: content.card.title });
}

/** A vote, or the withdrawal of an own proposal. */
async function act(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { seat, body, param } = visit;
  const number = wholeNumber(param('number')) ?? -1;
  const what = body.text('act');
  const about = { actor: seat.actor, proposal: number };
  if (what === 'withdraw') {
    const withdrawn = await site.useCases.withdrawProposal(about);
    if (!withdrawn.ok) return problemReply(withdrawn.error, toVotes(visit));
    return redirectTo(`${seat.base}/votes?done=withdrawn`);
  }
  if (what !== 'for' && what !== 'against') return nothingHere();
  const cast = await site.useCases.castVote({ ...about, inFavour: what === 'for' });
  if (!cast.ok) return problemReply(cast.error, toVotes(visit));
  return redirectTo(`${seat.base}/votes?done=${cast.value.verdict}`);
}

type Shown = Omit<NewProposal, 'votes' | 'sent'> & Readonly<{ flash?: Flash; status?: number }>;
const START: Shown = { preview: null, problems: [] };

const isPossible = ({ areHeld, mayVote }: Votes): boolean => areHeld && mayVote;

async function showNew(site: Site, visit: PlayerVisit, shown: Shown): Promise<Reply> {
  const { seat, body: sent } = visit;
  const read = await site.useCases.readVotes({ actor: seat.actor });
  if (!read.ok) return problemReply(read.error, toVotes(visit));
  if (!isPossible(read.value)) return redirectTo(`${seat.base}/votes`);
  const { flash, status = 200, ...what } = shown;
  const content = newProposalPage({ ...what, votes: read.value, sent }, seat);
  const flashes = flash === undefined ? [] : [flash];
  return pageReply(NEW_PROPOSAL_PAGE, content, { title: TEXTS.newProposal, status, flashes });
}

const textIn = ({ body }: PlayerVisit): string => body.text('text').replaceAll('\r\n', '\n');

const previewOf = ({ useCases }: Site, visit: PlayerVisit) =>
  useCases.previewProposal({
    actor: visit.seat.actor,
    text: textIn(visit),
    reason: visit.body.text('reason'),
  });

async function preview(site: Site, visit: PlayerVisit): Promise<Reply> {
  const tried = await previewOf(site, visit);
  if (!tried.ok) return problemReply(tried.error, toVotes(visit));
  const isFine = tried.value.effect !== null;
  const whole = tried.value.issues.filter(({ line }) => line === undefined);
  const faults = whole.length > 0 ? whole.map(({ text }) => text).join(' ') : TEXTS.hasMistakes;
  const flash: Flash = isFine
    ? { tone: 'info', text: TEXTS.previewEffect }
    : { tone: 'bad', text: faults };
  return showNew(site, visit, {
    ...START,
    preview: tried.value,
    flash,
    status: isFine ? 200 : 422,
  });
}

/** What a button of the page proposes; undefined: it is no button of it. */
function wishOf({ body }: PlayerVisit, what: string): ProposalWish | undefined {
  if (what === 'propose correction') return { kind: 'correction', text: body.text('text') };
  if (what === 'propose undo') return { kind: 'undo' };
  if (what !== 'propose ruling') return undefined;
  const [question, rule, decision] = ['question', 'rule', 'decision'].map((one) => body.text(one));
  return { kind: 'ruling', question: question ?? '', rule: rule ?? '', decision: decision ?? '' };
}

async function propose(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { seat, body } = visit;
  const what = body.text('act');
  const wish = wishOf(visit, what);
  if (wish === undefined) return preview(site, visit);
  // Only what was looked at is proposed.
  const isSeen = wish.kind !== 'correction' || body.text('previewed') === textMark(textIn(visit));
  if (!isSeen) return preview(site, visit);
  const raised = await site.useCases.raiseProposal({
    actor: seat.actor,
    version: wholeNumber(body.text('version')) ?? -1,
    wish,
    reason: body.text(wish.kind === 'undo' ? 'undo-reason' : 'reason'),
    rules: site.ruleIds,
  });
  if (!raised.ok) return refused(site, visit, raised.error);
  const { verdict } = raised.value;
  return redirectTo(`${seat.base}/votes?done=${verdict === 'open' ? 'raised' : verdict}`);
}

/** The page again, with what was sent and what is wrong with it. */
async function refused(site: Site, visit: PlayerVisit, error: UseCaseError): Promise<Reply> {
  if (error.code !== 'PROPOSAL_REFUSED') return problemReply(error, toVotes(visit));
  const isCorrection = textIn(visit).trim() !== '';
  const tried = isCorrection ? await previewOf(site, visit) : null;
  const seen = tried?.ok === true ? tried.value : null;
  const problems = error.issues.map(({ text }) => text);
  const flash: Flash = { tone: 'bad', text: error.text };
  return showNew(site, visit, { preview: seen, problems, flash, status: statusOf(error) });
}

/** The verdicts on a correction while it is being written; a script puts them into the page. */
async function judge(site: Site, visit: PlayerVisit): Promise<Reply> {
  const tried = await previewOf(site, visit);
  const content = correctionVerdicts(tried.ok ? tried.value : null);
  return { kind: 'part', filled: VERDICTS_PART.fill(content) };
}

export const VOTE_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/votes', page: VOTES_PAGE, nav: null, handle: votes },
  {
    who: 'player',
    method: 'get',
    path: '/votes/new',
    page: NEW_PROPOSAL_PAGE,
    nav: null,
    handle: (site: Site, visit: PlayerVisit) => showNew(site, visit, START),
  },
  { who: 'player', method: 'post', path: '/votes/new', handle: propose },
  { who: 'player', method: 'post', path: '/votes/new/judge', handle: judge },
  {
    who: 'player',
    method: 'get',
    path: '/votes/:number',
    page: PROPOSAL_PAGE,
    nav: null,
    handle: proposal,
  },
  { who: 'player', method: 'post', path: '/votes/:number', handle: act },
  {
    who: 'moderator',
    truth: false,
    method: 'get',
    path: '/votes',
    page: VOTES_PAGE,
    nav: null,
    handle: votes,
  },
];
