import type { MapFigure } from '#report/document/document';
import { blocksHtml } from './block-html.ts';
import { fillOf, type ReportTemplates } from './templates.ts';

/** A map with its legend alone, for a page that says around it what it is. */
export const renderFigure = (figure: MapFigure, templates: ReportTemplates): string =>
  blocksHtml([figure], {
    fill: fillOf(templates),
    rulesPath: undefined,
    rank: 1,
    ledgers: 'closed',
    nextId: () => 'map',
  }).toString();
