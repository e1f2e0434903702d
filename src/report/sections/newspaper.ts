import type { EmpireId } from '#model/campaign/ids';
import type { Block } from '#report/document/document';
import { articleOf } from '#report/newspaper/article-of';
import { newsSeen } from '#report/newspaper/news-seen';
import { capitalised } from '#report/sentences/names';
import type { ReportContext } from './context.ts';
import { writtenParagraphs } from './written-paragraphs.ts';

/** What was placed in the newspaper; null: by an empire that the reader has not met. */
export type PrintedNotice = Readonly<{
  from: 'moderator' | EmpireId | null;
  headline: string;
  text: string;
}>;

const headed = (headline: string, after: string): Block => ({
  kind: 'paragraph',
  text: [
    { kind: 'strong', text: headline },
    { kind: 'text', text: after },
  ],
});

function noticeBlocks(notice: PrintedNotice, { names, view }: ReportContext): readonly Block[] {
  const { from, headline, text } = notice;
  const own = from === view.empire.id ? view.empire.name : null;
  const writer = from === 'moderator' ? 'the moderator' : (own ?? capitalised(names.empire(from)));
  return [headed(headline, ` · a notice by ${writer}`), ...writtenParagraphs(text)];
}

/** The newspaper of a turn: the public news that its reader heard, and notices. @rule FOG-8 @rule DIP-13 */
export const newspaperBlocks = (
  context: ReportContext,
  notices: readonly PrintedNotice[],
): readonly Block[] => [
  ...newsSeen(context.view, context.seen)
    .map(articleOf)
    .map(({ headline, text }) => headed(headline, ` · ${text}`)),
  ...notices.flatMap((notice) => noticeBlocks(notice, context)),
];
