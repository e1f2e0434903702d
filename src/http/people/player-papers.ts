import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { PAPERS_PAGE } from './people-contents.ts';
import { papersPage } from './papers-page.ts';
import { problemReply } from '#http/replies/problem-reply';
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
  const { campaign, isOpen, turns } = read.value;
  const content = papersPage(
    turns,
    { base: `${seat.base}/papers`, keys: seat.keys },
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

export const PLAYER_PAPERS_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/papers', page: PAPERS_PAGE, nav: null, handle: papers },
  {
    who: 'player',
    method: 'get',
    path: '/papers/:whose/:turn/:paper',
    page: DOCUMENT_PAGE,
    nav: null,
    handle: paper,
  },
];
