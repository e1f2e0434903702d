import { template } from '#http/pages/template';
import { pageReply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { SHARED_TEXTS } from '#http/words/texts';

const GUIDE_PAGE = template<Readonly<Record<string, never>>>('guide');

/** The player's guide: two pages to play by. The same for everybody. */
export const GUIDE_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: '/guide',
    page: GUIDE_PAGE,
    handle: () => Promise.resolve(pageReply(GUIDE_PAGE, {}, { title: SHARED_TEXTS.playersGuide })),
  },
];
