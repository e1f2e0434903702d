import { withOrders } from '#http/orders/found-orders';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import { SHARED_TEXTS } from '#http/words/texts';
import { formsOnOrders } from './dealing-acts.ts';
import { treatiesInLetters } from './letter-offers.ts';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { DIPLOMACY_PAGE } from './diplomacy-content.ts';
import { TEXTS } from './texts.ts';
import { diplomacyPage, isDiplomatic } from './diplomacy-page.ts';

const diplomacy = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, async ({ desk, judged }) => {
    const { view } = desk.issued;
    const ordered = judged.verdicts
      .filter(({ order, accepted }) => accepted && isDiplomatic(order))
      .map(({ order }) => site.renderers.orderSentence(order, view));
    const { base } = visit.seat;
    const mail = await site.useCases.readLetters(visit.seat);
    if (!mail.ok)
      return problemReply(mail.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const letters = treatiesInLetters(mail.value.conversations, { turn: view.turn, base });
    const texts = site.renderers.relationTexts;
    const hrefOf = formsOnOrders(base);
    const content = diplomacyPage({ base, view, texts, letters, hrefOf }, ordered);
    return pageReply(DIPLOMACY_PAGE, content, { title: 'Diplomacy' });
  });

export const PLAYER_DIPLOMACY_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/diplomacy',
    page: DIPLOMACY_PAGE,
    nav: {
      label: 'Diplomacy',
      menu: 5,
      card: { place: 5, text: TEXTS.card },
    },
    handle: diplomacy,
  },
];
