import { contentsOf } from '#report/document/contents-of';
import type { Document } from '#report/document/document';
import { blocksHtml, factsView, type HtmlPlace } from './block-html.ts';
import { fillOf, type ReportTemplates } from './templates.ts';

export type HtmlOptions = Readonly<{
  /** Rank of the document's title: 1, unless the page around it has a title of its own. */
  titleRank?: 1 | 2 | 3;
  /** Address of the page of rules that citations lead to. */
  rulesPath?: string;
  /** Before the ids that the renderer makes up, when several documents share a page. */
  idPrefix?: string;
  ledgers?: 'closed' | 'open';
}>;

/** A report as an HTML fragment for a page: everything escaped, no styles inside, headings in outline order. */
export function renderHtml(
  document: Document,
  templates: ReportTemplates,
  options: HtmlOptions = {},
): string {
  const fill = fillOf(templates);
  const rank = options.titleRank ?? 1;
  let tables = 0;
  const nextId = (): string => {
    tables += 1;
    return `${options.idPrefix ?? ''}table-${String(tables)}`;
  };
  const { rulesPath, ledgers = 'closed' } = options;
  const place: HtmlPlace = { fill, rulesPath, rank, ledgers, nextId };
  return fill('document', {
    rank,
    title: document.title,
    subtitle: document.subtitle ?? '',
    mark: document.mark ?? null,
    ...factsView(document.facts, rulesPath),
    contents: contentsOf(document).map(({ title, anchor }) => ({ title, anchor })),
    blocks: blocksHtml(document.blocks, place),
  });
}
