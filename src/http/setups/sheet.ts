import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { asHtml } from '#http/pages/html';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import type { Site } from '#http/site';
import { atOf, atSetup, type SetupVisit, toSetup } from './at-setup.ts';

/** The rules sheet of a setup, to print. */
async function sheet({ useCases, renderers }: Site, visit: SetupVisit): Promise<Reply> {
  const read = await useCases.readSetupSheet(atOf(visit));
  const back = toSetup(visit.slug);
  if (!read.ok) return problemReply(read.error, back);
  const content = {
    html: asHtml(renderers.html(read.value, { rulesPath: RULES_PATH })),
    downloads: [],
    back: [back],
    note: '',
    tool: '' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title: read.value.title });
}

export const SETUP_SHEET_ROUTES: readonly Route[] = [
  {
    who: 'anyone',
    method: 'get',
    path: '/setups/:slug/sheet',
    page: DOCUMENT_PAGE,
    handle: atSetup(sheet),
  },
];
