import { PHASE_IDS } from '#model/campaign/phase-ids';
import { TERMS } from '#http/glossary/glossary-words';
import type { Term } from '#http/glossary/term';
import { template } from '#http/pages/template';
import { pageReply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { type PhaseLine, phaseLine } from '#http/words/phase-words';
import { SHARED_TEXTS } from '#http/words/texts';

type GuideContent = Readonly<{ phases: readonly PhaseLine[]; words: readonly Term[] }>;

const GUIDE_PAGE = template<GuideContent>('guide');

const CONTENT: GuideContent = {
  phases: PHASE_IDS.map(phaseLine),
  words: TERMS.filter(({ inGuide = false }) => inGuide),
};

/** The player's guide: two pages to play by. The same for everybody. */
export const GUIDE_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: '/guide',
    page: GUIDE_PAGE,
    handle: () =>
      Promise.resolve(pageReply(GUIDE_PAGE, CONTENT, { title: SHARED_TEXTS.playersGuide })),
  },
];
