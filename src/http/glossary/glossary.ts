import { template } from '#http/pages/template';
import { pageReply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { SHARED_TEXTS } from '#http/words/texts';
import { GLOSSARY_PATH } from './glossary-path.ts';
import { TERMS } from './glossary-words.ts';
import type { Term } from './term.ts';

type GlossaryContent = Readonly<{ terms: readonly Term[] }>;

const GLOSSARY_PAGE = template<GlossaryContent>('glossary');

/** The words of the game, the same for everybody. */
export const GLOSSARY_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: GLOSSARY_PATH,
    page: GLOSSARY_PAGE,
    handle: () =>
      Promise.resolve(
        pageReply(GLOSSARY_PAGE, { terms: TERMS }, { title: SHARED_TEXTS.wordsOfGame }),
      ),
  },
];
