import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { PAPERS_PAGE } from './people-contents.ts';
import { REVEALED_PAGE, revealedPage } from './revealed-page.ts';
import { wholeNumber } from '#http/visits/form-body';
import { papersPage } from './papers-page.ts';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { foreignPaper } from './foreign-paper.ts';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

/** Everybody's papers, where everything is open. @rule FOG-1 */
async function papers({ useCases }: Site, { seat }: PlayerVisit): Promise<Reply> {
  const read = await useCases.readOpenPapers(seat);
  if (!read.ok) return problemReply(read.error, { href: `${seat.base}/`, label: 'Back' });
  const { campaign, isOpen, areOrdersOpen, turns } = read.value;
  const content = papersPage(
    turns,
    {
      base: `${seat.base}/papers`,
      keys: seat.keys,
      more: (turn) =>
        areOrdersOpen && turn > 1
          ? {
              href: `${seat.base}/papers/${String(turn - 1)}/orders`,
              label: TEXTS.everybodysOrdersFor(turn - 1),
            }
          : null,
    },
    {
      campaign: campaign.name,
      title: TEXTS.everybodysPapers,
      lead: isOpen ? TEXTS.thisCampaignIsOpenHanded : TEXTS.inThisCampaignYouRead,
      empty: isOpen ? TEXTS.noReportsYet : TEXTS.youCantReadOtherPlayersPapers,
    },
  );
  return pageReply(PAPERS_PAGE, content, { title: content.title });
}

const paper = (site: Site, { seat, param }: PlayerVisit): Promise<Reply> =>
  foreignPaper(site, {
    seat,
    empire: param('whose'),
    turn: param('turn'),
    paper: param('paper'),
    back: { href: `${seat.base}/papers`, label: TEXTS.everybodysPapers },
  });

/** What everybody had ordered for a turn. @rule TURN-6 */
async function orders({ useCases }: Site, { seat, param }: PlayerVisit): Promise<Reply> {
  const turn = wholeNumber(param('turn'));
  if (turn === undefined) return nothingHere();
  const back = { href: `${seat.base}/papers`, label: TEXTS.everybodysPapers };
  const read = await useCases.readRevealedOrders({ actor: seat.actor, turn });
  if (!read.ok) return problemReply(read.error, back);
  const content = revealedPage(read.value, back);
  return pageReply(REVEALED_PAGE, content, { title: content.title });
}

export const PLAYER_PAPERS_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/papers', page: PAPERS_PAGE, nav: null, handle: papers },
  {
    who: 'player',
    method: 'get',
    path: '/papers/:turn/orders',
    page: REVEALED_PAGE,
    nav: null,
    handle: orders,
  },
  {
    who: 'player',
    method: 'get',
    path: '/papers/:whose/:turn/:paper',
    page: DOCUMENT_PAGE,
    nav: null,
    handle: paper,
  },
];
