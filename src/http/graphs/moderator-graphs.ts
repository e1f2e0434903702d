import type { Figures } from '#app/usecases/desk/read-figures';
import { asHtml, type Html } from '#http/pages/html';
import { template } from '#http/pages/template';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import {
  type DataTable,
  type DataTableContent,
  TABLE_FORMS,
  tableContent,
  tableFile,
  type TableForm,
} from '#http/tables/data-table';
import type { ModeratorVisit } from '#http/visits/visit';
import { chartOf, MEASURE_NAMES, type MeasureName, measureTable } from './figure-tables.ts';
import { battlesTable, lossesTable, opponentsTable } from './loss-tables.ts';
import { moderatorRead } from './moderator-read.ts';
import { TEXTS } from './texts.ts';

type GraphsContent = Readonly<{
  charts: readonly Readonly<{
    id: string;
    title: string;
    svg: Html;
    svgHref: string;
    label: string;
    table: DataTableContent;
  }>[];
  losses: DataTableContent;
  opponents: DataTableContent;
  battles: DataTableContent;
}>;

const GRAPHS_PAGE = template<GraphsContent>('graphs');

const withFigures = <R extends Reply>(
  { useCases }: Site,
  visit: ModeratorVisit,
  show: (figures: Figures) => R,
): Promise<R | PlainReply> =>
  moderatorRead(visit, useCases.readFigures({ actor: visit.seat.actor }), show);

/** A measure by its name in an address; otherwise the first. */
const measureIn = ({ query }: ModeratorVisit): MeasureName =>
  MEASURE_NAMES.find((one) => one === query('table')) ?? MEASURE_NAMES[0] ?? 'income';

function tableIn(figures: Figures, visit: ModeratorVisit): DataTable {
  const named = visit.query('table');
  if (named === 'losses') return lossesTable(figures);
  if (named === 'battles') return battlesTable(figures, visit.seat.base);
  return named === 'opponents' ? opponentsTable(figures) : measureTable(figures, measureIn(visit));
}

const graphs = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withFigures<Reply>(site, visit, (figures) => {
    const { base } = visit.seat;
    const shown = (table: DataTable): DataTableContent =>
      tableContent(table, { fileHref: (form) => `${base}/graphs/${form}?table=${table.name}` });
    const content: GraphsContent = {
      charts: MEASURE_NAMES.map((name) => {
        const chart = chartOf(figures, name);
        return {
          id: `chart-${name}`,
          title: chart.title,
          svg: asHtml(site.renderers.chart(chart)),
          svgHref: `${base}/graphs/svg?table=${name}`,
          label: TEXTS.saveAsSvg,
          table: shown(measureTable(figures, name)),
        };
      }),
      losses: shown(lossesTable(figures)),
      opponents: shown(opponentsTable(figures)),
      battles: shown(battlesTable(figures, base)),
    };
    return pageReply(GRAPHS_PAGE, content, { title: TEXTS.graphs });
  });

const chartFile = (site: Site, visit: ModeratorVisit): Promise<PlainReply> =>
  withFigures<PlainReply>(site, visit, (figures) => {
    const name = measureIn(visit);
    const body = site.renderers.chartFile(chartOf(figures, name));
    return { kind: 'file', type: 'image/svg+xml', body, saveAs: `${name}.svg` };
  });

const fileRoute = (form: TableForm): Route => ({
  who: 'moderator',
  method: 'get',
  path: `/graphs/${form}`,
  truth: true,
  handle: (site, visit) =>
    withFigures<PlainReply>(site, visit, (figures) => {
      const table = tableIn(figures, visit);
      return tableFile(table, form, table.name);
    }),
});

export const MODERATOR_GRAPHS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/graphs',
    truth: true,
    page: GRAPHS_PAGE,
    nav: { label: TEXTS.graphs, card: { group: 'map', place: 13, text: TEXTS.graphsCard } },
    handle: graphs,
  },
  { who: 'moderator', method: 'get', path: '/graphs/svg', truth: true, handle: chartFile },
  ...TABLE_FORMS.map(fileRoute),
];
