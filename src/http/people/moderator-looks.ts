import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { PREVIEW_PAGE, previewPage } from '#http/desk/preview-page';
import { DIFF_PAGE, diffPage } from '#http/desk/diff-page';
import { SHADOW_PAGE, shadowPage } from '#http/desk/shadow-page';
import { empireOfKey } from '#app/campaigns/empire-keys';
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
import { TEXTS } from './texts.ts';

async function shadow({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const which = visit.query('orders') === 'drafts' ? 'drafts' : 'submitted';
  const tried = await useCases.shadowTurn({ actor, which });
  if (!tried.ok) return problemReply(tried.error, toDesk(visit));
  return pageReply(SHADOW_PAGE, shadowPage(tried.value, which, base), { title: TEXTS.shadowTurn });
}

async function diff({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const desk = await useCases.readDesk(visit.seat);
  if (!desk.ok) return problemReply(desk.error, toDesk(visit));
  const [from, to] = [wholeNumber(visit.query('from')), wholeNumber(visit.query('to'))];
  const title = 'Differences';
  if (from === undefined || to === undefined) {
    return pageReply(DIFF_PAGE, diffPage(desk.value, null, base), { title });
  }
  const compared = await useCases.compareVersions({ actor, from, to });
  if (!compared.ok) return problemReply(compared.error, toDesk(visit));
  return pageReply(DIFF_PAGE, diffPage(desk.value, compared.value, base), { title });
}

async function preview({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.previewReports(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const title = TEXTS.reportsOfTurn(read.value.turn);
  return pageReply(PREVIEW_PAGE, previewPage(read.value, visit.seat), { title });
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
  const options = { rulesPath: RULES_PATH };
  const { title, html } = await site.renderers.paperPage(paper, issued, options);
  const content = {
    html: asHtml(html),
    downloads: [],
    back: [{ href: `${base}/preview`, label: TEXTS.reportsToBeIssued }],
    note: TEXTS.thisIsPreview,
    tool: '' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title });
}

const of = { who: 'moderator', method: 'get', truth: true } as const;

export const MODERATOR_LOOKS_ROUTES: readonly Route[] = [
  {
    ...of,
    path: '/shadow',
    page: SHADOW_PAGE,
    handle: shadow,
    nav: {
      label: TEXTS.shadowTurn,
      card: { group: 'turn', place: 3, text: TEXTS.trialRunOfTurnWithOrders },
    },
  },
  {
    ...of,
    path: '/diff',
    page: DIFF_PAGE,
    handle: diff,
    nav: {
      label: 'Differences',
      card: { group: 'records', place: 41, text: TEXTS.changesBetweenTwoPointsOfCampaign },
    },
  },
  { ...of, path: '/preview', page: PREVIEW_PAGE, nav: null, handle: preview },
  {
    ...of,
    path: '/preview/:empire/:paper',
    page: DOCUMENT_PAGE,
    nav: null,
    handle: previewPaper,
  },
];
