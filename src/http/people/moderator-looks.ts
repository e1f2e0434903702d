import { empireOfKey } from '#app/campaigns/empire-keys';
import { diffPage } from '#http/desk/diff-page';
import { previewPage } from '#http/desk/preview-page';
import { shadowPage } from '#http/desk/shadow-page';
import { asHtml } from '#http/pages/html';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { paperNamed } from '#http/reports/report-files';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import { toDesk } from '#http/desk/to-desk';

async function shadow({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const which = visit.query('orders') === 'drafts' ? 'drafts' : 'submitted';
  const tried = await useCases.shadowTurn({ actor, which });
  if (!tried.ok) return problemReply(tried.error, toDesk(visit));
  return pageReply('shadow', shadowPage(tried.value, which, base), { title: 'Shadow turn' });
}

async function diff({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const desk = await useCases.readDesk(visit.seat);
  if (!desk.ok) return problemReply(desk.error, toDesk(visit));
  const [from, to] = [wholeNumber(visit.query('from')), wholeNumber(visit.query('to'))];
  const title = 'Differences';
  if (from === undefined || to === undefined) {
    return pageReply('diff', diffPage(desk.value, null, base), { title });
  }
  const compared = await useCases.compareVersions({ actor, from, to });
  if (!compared.ok) return problemReply(compared.error, toDesk(visit));
  return pageReply('diff', diffPage(desk.value, compared.value, base), { title });
}

async function preview({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.previewReports(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const title = `Reports of turn ${String(read.value.turn)}`;
  return pageReply('preview', previewPage(read.value, visit.seat), { title });
}

async function previewPaper(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base, keys } = visit.seat;
  const paper = paperNamed(visit.param('paper'));
  if (paper === undefined) return nothingHere();
  const empire = empireOfKey(keys, visit.param('empire'));
  const read = await site.useCases.previewReports({ actor, empire });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const issued = read.value.publications.find((one) => one.empire === empire);
  if (issued === undefined) return nothingHere();
  const document = site.renderers.documents[paper](issued);
  const content = {
    html: asHtml(site.renderers.html(document, { rulesPath: RULES_PATH })),
    downloads: [],
    back: [{ href: `${base}/preview`, label: 'Reports to be issued' }],
    note: 'This is a preview. The report is not issued yet.',
    tool: '' as const,
  };
  return pageReply('document', content, { title: document.title });
}

const look = (
  path: string,
  handle: (site: Site, visit: ModeratorVisit) => Promise<Reply>,
): Route => ({ who: 'moderator', method: 'get', path, truth: true, handle });

export const MODERATOR_LOOKS_ROUTES: readonly Route[] = [
  look('/shadow', shadow),
  look('/diff', diff),
  look('/preview', preview),
  look('/preview/:empire/:paper', previewPaper),
];
