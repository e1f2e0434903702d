import type { ListWithDesigns } from '#app/designer/published-list';
import { asHtml, type Html } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { Site } from '#http/site';
import { publishedPath } from './designer-page.ts';
import { LIST_FORMS, type ListForm } from './downloads.ts';
import { TEXTS } from './texts.ts';

/** A published list with its classes. */
type PublishedContent = Readonly<{
  formToken: string;
  id: string;
  name: string;
  files: readonly Link[];
  html: Html;
}>;

export const PUBLISHED_PAGE = template<PublishedContent>('designer-published');

const FORM_WORDS: Readonly<Record<ListForm, string>> = {
  pdf: TEXTS.printAsPdf,
  html: TEXTS.printAsHtml,
  csv: 'CSV',
  json: 'JSON',
};

/** The page of a published list. */
export function publishedPage(
  { renderers }: Pick<Site, 'renderers'>,
  { id, name, designs }: ListWithDesigns,
  formToken: string,
): PublishedContent {
  return {
    ...{ formToken, id, name },
    files: LIST_FORMS.map((form) => ({
      href: `${publishedPath(id)}/${form}`,
      label: FORM_WORDS[form],
    })),
    html: asHtml(renderers.forceListPage({ name, designs, units: 0 })),
  };
}
