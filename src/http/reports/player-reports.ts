import type { Link } from '#http/pages/page-parts';
import type { DocumentContent } from '#http/pages/document-page';
import { type FirstBattle, firstBattleIn } from './first-battle.ts';
import { template } from '#http/pages/template';
import type { ReportLine } from '#app/usecases/reports/list-reports';
import type { ReceiptLine } from '#app/usecases/orders/read-receipts';
import type { Report } from '#app/usecases/reports/read-report';
import { asHtml } from '#http/pages/html';
import { type Paper, PAPERS } from '#http/renderers';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { timeText } from '#http/words/times';
import {
  asksForGuide,
  PAPER_WORDS,
  paperDownloads,
  paperNamed,
  paperPath,
  reportFileReply,
  reportForm,
  reportLinks,
  sheetLinks,
} from './report-files.ts';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import { TEXTS } from './texts.ts';

/** All reports of a player. */
type ReportsContent = Readonly<{
  /** The address of everybody's papers; empty if players read only their own. */
  openHref: string;
  rows: readonly Readonly<{
    title: string;
    publishedAt: string;
    /** That it does not hold any more; empty: it does. */
    standing: string;
    /** The player's orders in this turn. */
    orders: readonly Link[];
    papers: readonly Readonly<{ label: string; href: string; downloads: readonly Link[] }>[];
  }>[];
}>;

/** A paper of a turn; `guide`: how the first battle is read; null: there is nothing to say. */
type PaperContent = DocumentContent & Readonly<{ guide: FirstBattle | null }>;

const PAPER_PAGE = template<PaperContent>('paper', { hasTerms: true });

const REPORTS_PAGE = template<ReportsContent>('reports');

/** Links to the submitted orders of a turn, under this edition of its report. */
function ordersLinks(
  receipts: readonly ReceiptLine[],
  { turn, edition }: Readonly<{ turn: number; edition: number }>,
  base: string,
): readonly Link[] {
  const own = receipts.filter((one) => one.turn === turn && one.edition === edition);
  return own
    .filter(({ inForce }) => inForce)
    .map(({ number }) => ({
      href: `${base}/orders/receipts/${String(number)}`,
      label: SHARED_TEXTS.yourOrders,
    }));
}

/** In the list: whether an edition still holds. */
function standingText({ superseded, correctedBy }: ReportLine): string {
  if (superseded) return TEXTS.takenBack;
  return correctedBy === null ? '' : TEXTS.correctedByEdition(correctedBy);
}

/** Above the paper itself. */
function standingNote({ superseded, correctedBy }: Report): string {
  if (superseded) return TEXTS.thisEditionWasTakenBack;
  if (correctedBy === null) return '';
  return TEXTS.moderatorCorrectedThisEdition(correctedBy);
}

async function reports({ useCases }: Site, { seat }: PlayerVisit): Promise<Reply> {
  const listed = await useCases.listReports(seat);
  if (!listed.ok) return problemReply(listed.error, { href: `${seat.base}/`, label: 'Back' });
  const given = await useCases.readReceipts(seat);
  const receipts = given.ok ? given.value.lines : [];
  const rows = listed.value.toReversed().map((line) => ({
    title: TEXTS.turn(line.turn, line.edition),
    publishedAt: timeText(line.publishedAt),
    standing: standingText(line),
    orders: ordersLinks(receipts, line, seat.base),
    papers: PAPERS.map((paper) => ({
      label: PAPER_WORDS[paper],
      href: paperPath(seat.base, line, paper),
      downloads: paperDownloads(seat.base, line, paper),
    })),
  }));
  const papers = await useCases.readOpenPapers(seat);
  const openHref = papers.ok && papers.value.isOpen ? `${seat.base}/papers` : '';
  return pageReply(REPORTS_PAGE, { openHref, rows }, { title: 'Reports' });
}

type Found = Readonly<{ report: Report; paper: Paper }>;

async function withPaper<R extends Reply>(
  { useCases }: Site,
  { seat, param }: PlayerVisit,
  show: (found: Found) => R | Promise<R>,
): Promise<R | PlainReply> {
  const turn = wholeNumber(param('turn'));
  const edition = wholeNumber(param('edition'));
  const paper = paperNamed(param('paper'));
  if (turn === undefined || edition === undefined || paper === undefined) return nothingHere();
  const read = await useCases.readReport({ actor: seat.actor, turn, edition });
  const way = { href: `${seat.base}/reports`, label: TEXTS.backToYourReports };
  return read.ok ? show({ report: read.value, paper }) : problemReply(read.error, way);
}

const showPaper = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withPaper(site, visit, async ({ report, paper }) => {
    const hasGuide = paper === 'sheet' && asksForGuide(visit);
    const options = { rulesPath: RULES_PATH, hasGuide };
    const { title, html } = await site.renderers.paperPage(paper, report, options);
    const { base } = visit.seat;
    const path = paperPath(base, report, paper);
    const content = {
      html: asHtml(html),
      downloads:
        paper === 'sheet'
          ? sheetLinks(base, report, { path, hasGuide })
          : reportLinks(base, report),
      back: [{ href: `${base}/reports`, label: TEXTS.allReports }],
      note: standingNote(report),
      tool: '' as const,
    };
    const guide = paper === 'report' ? await firstBattleIn(site, visit.seat, report) : null;
    return pageReply(PAPER_PAGE, { ...content, guide }, { title });
  });

const savePaper = (site: Site, visit: PlayerVisit): Promise<PlainReply> =>
  withPaper<PlainReply>(site, visit, ({ report, paper }) => {
    const form = reportForm(visit.param('form'));
    if (form === undefined) return nothingHere();
    return reportFileReply(site.renderers, form, {
      paper,
      report,
      query: visit.query,
      gone: visit.gone,
    });
  });

const PAPER = '/reports/:turn/:edition/:paper';

export const PLAYER_REPORTS_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/reports',
    page: REPORTS_PAGE,
    nav: {
      label: 'Reports',
      menu: 8,
      card: { place: 4, text: TEXTS.allTurnsSoFar },
    },
    handle: reports,
  },
  { who: 'player', method: 'get', path: PAPER, page: PAPER_PAGE, nav: null, handle: showPaper },
  { who: 'player', method: 'get', path: `${PAPER}/:form`, handle: savePaper },
];
