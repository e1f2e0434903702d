import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { asHtml } from '#http/pages/html';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import { documentFileReply, printLinks, reportForm } from '#http/reports/report-files';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import type { Site } from '#http/site';
import { atOf, atSetup, type SetupVisit, toSetup } from './at-setup.ts';
import { sheetPath } from './setup-paths.ts';

/** The rules sheet of a setup, to read and to print. */
async function sheet({ useCases, renderers }: Site, visit: SetupVisit): Promise<Reply> {
  const read = await useCases.readSetupSheet(atOf(visit));
  const back = toSetup(visit.slug);
  if (!read.ok) return problemReply(read.error, back);
  const { document } = read.value;
  const content = {
    html: asHtml(renderers.html(document, { rulesPath: RULES_PATH })),
    downloads: printLinks(sheetPath(visit.slug)),
    back: [back],
    note: '',
    tool: '' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title: document.title });
}

/** The same as a file. */
async function file({ useCases, renderers }: Site, visit: SetupVisit): Promise<PlainReply> {
  const form = reportForm(visit.param('form'));
  if (form === undefined) return nothingHere();
  const read = await useCases.readSetupSheet(atOf(visit));
  if (!read.ok) return problemReply(read.error, toSetup(visit.slug));
  const { slug, document, createdAt } = read.value;
  const name = `${slug}-rules-sheet`;
  const paper = visit.query('paper');
  return documentFileReply(renderers, form, { document, createdAt, name, paper, gone: visit.gone });
}

const of = { who: 'anyone', method: 'get' } as const;

export const SETUP_SHEET_ROUTES: readonly Route[] = [
  { ...of, path: '/setups/:slug/sheet', page: DOCUMENT_PAGE, handle: atSetup(sheet) },
  { ...of, path: '/setups/:slug/sheet/:form', handle: atSetup(file) },
];
