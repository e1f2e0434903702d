import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { empireOfKey } from '#app/campaigns/empire-keys';
import type { Report } from '#app/usecases/reports/read-report';
import { SHARED_TEXTS } from '#http/words/texts';
import type { EmpireId } from '#model/campaign/ids';
import { asHtml } from '#http/pages/html';
import { type Paper, PAPERS } from '#http/renderers';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { empirePart } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import {
  PAPER_WORDS,
  paperNamed,
  printLinks,
  reportFileReply,
  reportForm,
} from '#http/reports/report-files';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import { MODERATOR_EVENTS_ROUTES } from './moderator-events.ts';
import { TEXTS } from './texts.ts';

const toDesk = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/`,
  label: SHARED_TEXTS.backToDesk,
});

async function truth(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await site.useCases.readModeratorView(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const document = site.renderers.moderatorDocument(read.value);
  const content = {
    html: asHtml(site.renderers.html(document, { rulesPath: RULES_PATH })),
    downloads: [{ href: `${visit.seat.base}/map.svg`, label: SHARED_TEXTS.saveMapAsSvg }],
    back: [],
    note: '',
    tool: 'map' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title: TEXTS.moderatorsView });
}

async function mapFile(site: Site, visit: ModeratorVisit): Promise<PlainReply> {
  const read = await site.useCases.readModeratorView(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const body = site.renderers.moderatorMapFile(read.value);
  const saveAs = `true-map-turn-${String(read.value.turn)}.svg`;
  return { kind: 'file', type: 'image/svg+xml', body, saveAs };
}

const empireIn = ({ seat, param }: ModeratorVisit): EmpireId =>
  empireOfKey(seat.keys, param('empire'));

async function withPaper<R extends Reply>(
  { useCases }: Site,
  visit: ModeratorVisit,
  show: (report: Report, paper: Paper) => R | Promise<R>,
): Promise<R | PlainReply> {
  const turn = wholeNumber(visit.param('turn'));
  const paper = paperNamed(visit.param('paper'));
  if (turn === undefined || paper === undefined) return nothingHere();
  const { actor } = visit.seat;
  const which = { empire: empireIn(visit), turn, edition: null, look: paper };
  const read = await useCases.readReport({ actor, ...which });
  return read.ok ? show(read.value, paper) : problemReply(read.error, toDesk(visit));
}

/** A player's paper, with links to its files and to the player's other paper. */
const paperOf = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withPaper(site, visit, async (report, paper) => {
    const options = { rulesPath: RULES_PATH };
    const { title, html } = await site.renderers.paperPage(paper, report, options);
    const below = `${visit.seat.base}/reports/${empirePart(visit.seat, report.empire)}/${String(report.turn)}`;
    const others = PAPERS.filter((one) => one !== paper);
    const content = {
      html: asHtml(html),
      downloads: [
        ...others.map((one) => ({ href: `${below}/${one}`, label: PAPER_WORDS[one] })),
        ...printLinks(`${below}/${paper}`),
      ],
      back: [toDesk(visit)],
      note: TEXTS.asIssued(report.view.empire.name),
      tool: '' as const,
    };
    return pageReply(DOCUMENT_PAGE, content, { title });
  });

const paperFileOf = (site: Site, visit: ModeratorVisit): Promise<PlainReply> =>
  withPaper<PlainReply>(site, visit, (report, paper) => {
    const form = reportForm(visit.param('form'));
    if (form === undefined) return nothingHere();
    return reportFileReply(site.renderers, form, {
      paper,
      report,
      query: visit.query,
      gone: visit.gone,
    });
  });

const PAPER = '/reports/:empire/:turn/:paper';

export const MODERATOR_RECORDS_ROUTES: readonly Route[] = [
  ...MODERATOR_EVENTS_ROUTES,
  {
    who: 'moderator',
    method: 'get',
    path: '/truth',
    truth: true,
    page: DOCUMENT_PAGE,
    nav: {
      label: TEXTS.moderatorsView,
      card: { group: 'map', place: 15, text: TEXTS.wholeCampaignOnOnePage },
    },
    handle: truth,
  },
  { who: 'moderator', method: 'get', path: '/map.svg', truth: true, handle: mapFile },
  {
    who: 'moderator',
    method: 'get',
    path: PAPER,
    truth: true,
    page: DOCUMENT_PAGE,
    nav: null,
    handle: paperOf,
  },
  { who: 'moderator', method: 'get', path: `${PAPER}/:form`, truth: true, handle: paperFileOf },
];
