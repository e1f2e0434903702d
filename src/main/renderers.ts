import type { Renderers } from '#http/renderers';
import { renderFigure } from '#report/html/render-figure';
import { renderHtml } from '#report/html/render-html';
import { renderHtmlPage } from '#report/html/render-html-page';
import { galaxyMapFigure } from '#report/map/galaxy-map';
import { moderatorMap } from '#report/map/moderator-map';
import { orderMapFigure } from '#report/map/order-map';
import { starMap, starMapFigure } from '#report/map/star-map';
import { assetSheet } from '#report/reports/asset-sheet';
import { encounterSeen } from '#report/reports/encounter-seen';
import { moderatorReport } from '#report/reports/moderator-report';
import { turnReport } from '#report/reports/turn-report';
import { problemTexts } from '#report/sections/attention';
import { describeOrder } from '#report/sentences/describe-order';
import { describeRouted } from '#report/sentences/describe-routed';
import { hidingTexts } from '#report/sentences/hiding-texts';
import { namesOfView } from '#report/sentences/names-of-view';
import { supplyOutlookText } from '#report/sentences/supply-outlook-text';
import { renderText } from '#report/text/render-text';
import { pdf } from './draw-pdf.ts';
import { readReportTemplates } from './page-texts.ts';
import { projectText } from './project-file.ts';

/** The report's builders and renderers with their templates, styles and fonts. */
export function realRenderers(): Renderers {
  const templates = readReportTemplates();
  const css = projectText('templates/styles/farlane.css');
  return {
    documents: { sheet: assetSheet, report: turnReport },
    moderatorDocument: (view) => moderatorReport({ view, lines: null, edition: 1 }),
    encounterSeen,
    problemTexts: ({ view, seen }) => problemTexts(view, seen),
    starMap: (view, { sheetPath }) => {
      const figure = starMapFigure(view);
      // On a page of its own the systems lead to their rows on the page of the sheet.
      return {
        ...figure,
        svg: figure.svg.replaceAll(' href="#system-', ` href="${sheetPath}#system-`),
      };
    },
    orderMap: (view, overlay) => renderFigure(orderMapFigure(view, overlay), templates),
    galaxyMap: (view, chosen) => renderFigure(galaxyMapFigure(view, chosen), templates),
    starMapFile: (view) => starMap(view, { standAlone: true }),
    moderatorMapFile: (view) => moderatorMap(view, { standAlone: true }),
    orderSentence: (order, view) => describeOrder(order, namesOfView(view)),
    supplyText: (supply, view, at) => supplyOutlookText(supply, namesOfView(view), at),
    hidingTexts,
    routeSentence: (routed, view) => describeRouted(routed, namesOfView(view), view),
    html: (document, options) => renderHtml(document, templates, options),
    htmlFile: (document) => renderHtmlPage(document, templates, { stylesheet: { css } }),
    pdf,
    text: (document) => renderText(document, { width: 100 }),
  };
}
