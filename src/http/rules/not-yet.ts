import { template } from '#http/pages/template';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { SHARED_TEXTS } from '#http/words/texts';
import { blocksOf } from './rules-html.ts';

/** Where it says what does not act yet. */
export const NOT_YET_PATH = '/not-yet';

type NotYetContent = Readonly<{ lines: readonly Readonly<{ rule: string; text: string }>[] }>;

const NOT_YET_PAGE = template<NotYetContent>('not-yet');

/** The lines of the list, each with the rule that it is about. */
const linesIn = (markdown: string): NotYetContent['lines'] =>
  blocksOf(markdown).flatMap(({ kind, text }) => {
    const [, rule, missing] = /^([A-Z]+-\d+): (.*)$/.exec(text.replaceAll('`', '')) ?? [];
    return kind === 'item' && rule !== undefined && missing !== undefined
      ? [{ rule, text: missing }]
      : [];
  });

function notYet({ notYetText }: Site): Promise<Reply> {
  const content = { lines: linesIn(notYetText) };
  return Promise.resolve(pageReply(NOT_YET_PAGE, content, { title: SHARED_TEXTS.notBuiltYet }));
}

export const NOT_YET_ROUTES: readonly Route[] = [
  { who: 'anyone', method: 'get', path: NOT_YET_PATH, page: NOT_YET_PAGE, handle: notYet },
];
