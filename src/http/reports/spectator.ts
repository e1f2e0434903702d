import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { PAPERS_PAGE } from '#http/people/people-contents';
import { papersPage } from '#http/people/papers-page';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { SpectatorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { asHtml } from '#http/pages/html';
import { RULES_PATH } from '#http/rules/rules';
import { wholeNumber } from '#http/visits/form-body';
import { foreignPaper } from '#http/people/foreign-paper';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

async function turns({ useCases }: Site, { seat }: SpectatorVisit): Promise<Reply> {
  const read = await useCases.readSpectated(seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
  const { campaign, delay, views } = read.value;
  const content = papersPage(
    read.value.turns,
    {
      base: `${seat.base}/reports`,
      keys: seat.keys,
      more: (turn) =>
        views.includes(turn)
          ? { href: `${seat.base}/galaxy/${String(turn)}`, label: TEXTS.moderatorsViewOf(turn) }
          : null,
    },
    {
      campaign: campaign.name,
      title: TEXTS.pastTurns,
      lead: views.length > 0 ? TEXTS.youAreBehindAndSee(delay) : TEXTS.youAreBehind(delay),
      empty: TEXTS.noTurnIsOldEnoughYet,
    },
  );
  return pageReply(PAPERS_PAGE, content, { title: content.title });
}

/** A paper of long ago. */
const paper = (site: Site, { seat, param }: SpectatorVisit): Promise<Reply> =>
  foreignPaper(site, {
    seat,
    empire: param('empire'),
    turn: param('turn'),
    paper: param('paper'),
    back: { href: `${seat.base}/`, label: TEXTS.allTurns },
  });

/** The whole campaign as it was long ago, without fog. */
async function galaxy(
  { useCases, renderers }: Site,
  { seat, param }: SpectatorVisit,
): Promise<Reply> {
  const turn = wholeNumber(param('turn'));
  if (turn === undefined) return nothingHere();
  const back = { href: `${seat.base}/`, label: TEXTS.allTurns };
  const read = await useCases.readSpectatedView({ ...seat, turn });
  if (!read.ok) return problemReply(read.error, back);
  const document = renderers.spectatorDocument(read.value);
  const content = {
    html: asHtml(renderers.html(document, { rulesPath: RULES_PATH })),
    downloads: [],
    back: [back],
    note: '',
    tool: 'map' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title: TEXTS.moderatorsViewOf(turn) });
}

export const SPECTATOR_ROUTES: readonly Route[] = [
  {
    who: 'spectator',
    method: 'get',
    path: '/',
    page: PAPERS_PAGE,
    nav: { label: 'Turns', menu: 1 },
    handle: turns,
  },
  {
    who: 'spectator',
    method: 'get',
    path: '/reports/:empire/:turn/:paper',
    page: DOCUMENT_PAGE,
    nav: null,
    handle: paper,
  },
  {
    who: 'spectator',
    method: 'get',
    path: '/galaxy/:turn',
    page: DOCUMENT_PAGE,
    nav: null,
    handle: galaxy,
  },
];
