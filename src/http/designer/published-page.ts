import type { ListWithDesigns } from '#app/designer/published-list';
import { asHtml, type Html } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { Site } from '#http/site';
import { PAPER_SIZE_WORDS, PAPER_SIZES } from '#report/document/paper-size';
import { classPaths } from './class-address.ts';
import { publishedPath } from './designer-page.ts';
import type { ListForm } from './downloads.ts';
import { TEXTS } from './texts.ts';

/** A published list with its classes. */
type PublishedContent = Readonly<{
  formToken: string;
  id: string;
  name: string;
  files: readonly Link[];
  classes: readonly Link[];
  html: Html;
}>;

export const PUBLISHED_PAGE = template<PublishedContent>('designer-published');

const FORM_WORDS: Readonly<Record<Exclude<ListForm, 'pdf'>, string>> = {
  html: TEXTS.printAsHtml,
  csv: 'CSV',
  json: 'JSON',
};

/** Links to the files of a list below its address; as a PDF there is one for each size of paper. */
export function listFiles(base: string): readonly Link[] {
  const printed = PAPER_SIZES.map((size) => ({
    href: `${base}/pdf?paper=${size}`,
    label: TEXTS.printAsPdfOn(PAPER_SIZE_WORDS[size]),
  }));
  const others = (['html', 'csv', 'json'] as const).map((form) => ({
    href: `${base}/${form}`,
    label: FORM_WORDS[form],
  }));
  return [...printed, ...others];
}

/** The page of a published list. */
export function publishedPage(
  { renderers }: Pick<Site, 'renderers'>,
  { id, name, designs }: ListWithDesigns,
  formToken: string,
): PublishedContent {
  return {
    ...{ formToken, id, name },
    files: listFiles(publishedPath(id)),
    classes: classPaths(publishedPath(id), designs).flatMap((href, place): readonly Link[] =>
      href === '' ? [] : [{ href, label: designs[place]?.name ?? '' }],
    ),
    html: asHtml(renderers.forceListPage({ name, designs, units: 0 })),
  };
}
