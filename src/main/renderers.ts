import { forceListSheet } from '#report/reports/force-list-sheet';
import type { FileOptions, Issued, Paper, Piece, Renderers, WithGuide } from '#http/renderers';
import type { Document } from '#report/document/document';
import type { EmpireView } from '#fog/views/empire-view';
import { lineChart } from '#report/charts/line-chart';
import { renderFigure } from '#report/html/render-figure';
import { renderHtml } from '#report/html/render-html';
import { renderHtmlPage } from '#report/html/render-html-page';
import { safeSvg } from '#report/html/safe-svg';
import { galaxyMapFigure } from '#report/map/galaxy-map';
import { linkedTruthFigure, linkedViewFigure } from '#report/map/linked-map';
import { mapPicture } from '#report/map/map-picture';
import { moderatorMap } from '#report/map/moderator-map';
import { orderMapFigure } from '#report/map/order-map';
import { starMap, starMapFigure } from '#report/map/star-map';
import { assetSheet } from '#report/reports/asset-sheet';
import { battleForm } from '#report/reports/battle-form';
import { encounterSeen } from '#report/reports/encounter-seen';
import { howToWin } from '#report/reports/how-to-win';
import { moderatorReport } from '#report/reports/moderator-report';
import { turnReport } from '#report/reports/turn-report';
import { happenedAlerts } from '#report/alerts/happened';
import { needsAlerts } from '#report/alerts/needs';
import { dutyTexts, secretTextsOf } from '#report/sections/diplomacy';
import { tensionLines } from '#report/sections/tension-history';
import { rightsText } from '#report/sentences/rights-text';
import { sinceText } from '#report/sentences/since-text';
import { dealingsText } from '#report/sentences/dealings-text';
import { describeOrder } from '#report/orders/order-words';
import { describeRouted } from '#report/sentences/describe-routed';
import { hidingTexts } from '#report/sentences/hiding-texts';
import { namesOfView } from '#report/sentences/names-of-view';
import { supplyOutlookText } from '#report/sentences/supply-outlook-text';
import { renderText } from '#report/text/render-text';
import { pdf, type PdfFor } from './draw-pdf.ts';
import { markOfList } from './empire-marks.ts';
import { readReportTemplates } from './page-texts.ts';
import { projectText } from './project-file.ts';

/** Makes documents, and files of them. */
type Makers = Readonly<{
  documents: Readonly<Record<Paper, (issued: Issued & WithGuide) => Document>>;
  /** A document as a file of its own that carries its styles. */
  htmlFile: (document: Document) => string;
  pdf: (document: Document, options: PdfFor) => Promise<Uint8Array>;
  text: (document: Document) => string;
}>;
export type RealRenderers = Renderers & Makers;

function mapDocument(view: EmpireView, sheetPath: string): Document {
  const figure = starMapFigure(view);
  return {
    title: 'Star map',
    subtitle: `${view.empire.name}, turn ${String(view.turn)} (${view.label})`,
    facts: [],
    // On a page of its own the systems lead to their rows on the page of the sheet.
    blocks: [
      {
        ...figure,
        svg: figure.svg.replaceAll(' href="#system-', ` href="${sheetPath}#system-`),
      },
    ],
  };
}

async function documentFile(
  makers: Makers,
  document: Document,
  { form, createdAt, paperSize }: FileOptions,
): Promise<string | Uint8Array> {
  switch (form) {
    case 'pdf':
      return makers.pdf(document, { createdAt, ...(paperSize === undefined ? {} : { paperSize }) });
    case 'html':
      return makers.htmlFile(document);
    case 'txt':
      return makers.text(document);
  }
}

/** What needs no template. */
const PLAIN = {
  battleForm,
  encounterSeen,
  howToWin,
  mapPicture,
  happenedAlerts: ({ view, seen }) => happenedAlerts(view, seen),
  needsAlerts: ({ view, seen }, raids) => needsAlerts(view, seen, raids),
  chart: (chart) => safeSvg(lineChart(chart)),
  chartFile: (chart) => lineChart(chart, { standAlone: true }),
} satisfies Partial<Renderers>;

/** The report's builders and renderers with their templates, styles and fonts. */
export function realRenderers(): RealRenderers {
  const templates = readReportTemplates();
  const css = projectText('templates/styles/farlane.css');
  const makers: Makers = {
    documents: {
      sheet: (issued) => {
        const mark = markOfList(issued.view.empire.forceList);
        return assetSheet({ ...issued, ...(mark === undefined ? {} : { mark }) });
      },
      report: turnReport,
    },
    htmlFile: (document) => renderHtmlPage(document, templates, { stylesheet: { css } }),
    pdf,
    text: (document) => renderText(document, { width: 100 }),
  };
  const html: Renderers['html'] = (document, options) => renderHtml(document, templates, options);
  const pieceOf = (document: Document, rulesPath: string): Promise<Piece> =>
    Promise.resolve({ title: document.title, html: html(document, { rulesPath }) });
  return {
    ...makers,
    paperPage: (paper, issued, { rulesPath, hasGuide = false }) =>
      pieceOf(makers.documents[paper]({ ...issued, hasGuide }), rulesPath),
    paperFile: (paper, issued, { hasGuide = false, ...options }) =>
      documentFile(makers, makers.documents[paper]({ ...issued, hasGuide }), options),
    documentFile: (document, options) => documentFile(makers, document, options),
    forceListFile: (printed, options) => documentFile(makers, forceListSheet(printed), options),
    forceListPage: (printed) =>
      html(forceListSheet(printed), { rulesPath: '/rules', titleRank: 2 }),
    mapPage: (view, { sheetPath, rulesPath }) => pieceOf(mapDocument(view, sheetPath), rulesPath),
    moderatorDocument: (view) => moderatorReport({ view, lines: null, edition: 1 }),
    spectatorDocument: ({ view, events }) =>
      moderatorReport({ view, lines: events, edition: 1, reader: 'spectator' }),
    orderMap: (view, overlay) => renderFigure(orderMapFigure(view, overlay), templates),
    linkedMap: (shown, links) =>
      renderFigure(
        'truth' in shown
          ? linkedTruthFigure(shown.truth, links)
          : linkedViewFigure(shown.known, links),
        templates,
      ),
    galaxyMap: (view, chosen) => renderFigure(galaxyMapFigure(view, chosen), templates),
    ...PLAIN,
    starMapFile: (view) => starMap(view, { standAlone: true }),
    moderatorMapFile: (view) => moderatorMap(view, { standAlone: true }),
    relationTexts: {
      since: sinceText,
      rights: rightsText,
      secrets: secretTextsOf,
      duties: dutyTexts,
      tension: tensionLines,
      dealings: dealingsText,
    },
    orderSentence: (order, view) => describeOrder(order, namesOfView(view)),
    supplyText: (supply, view, at) => supplyOutlookText(supply, namesOfView(view), at),
    hidingTexts,
    routeSentence: (routed, view) => describeRouted(routed, namesOfView(view), view),
    html,
  };
}
