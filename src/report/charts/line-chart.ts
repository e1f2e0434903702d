import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { sortBy } from '#kernel/collections/sort-by';
import { FONT, INK, ownerInk } from '#report/map/ink';
import { ownerMarksOf } from '#report/map/owner-marks';
import type { OwnerMark } from '#report/map/scene';
import { element, xmlText } from '#report/map/svg-element';
import type { Chart, ChartSeries } from '#report/document/chart';

const WIDTH = 720;
const PLOT = { left: 56, top: 44, right: 690, bottom: 300 } as const;
const LEGEND_TOP = 352;
const LEGEND_LINE = 20;
const LEGEND_COLUMN = 230;
const LEGEND_COLUMNS = 3;
const MOST_TICKS = 12;
const Y_TICKS = 5;

/** Lines differ in their dashes as well as in their colours. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '4 2', '16 6', '1 3', '10 3 2 3 2 3'] as const;

type Scale = Readonly<{ x: (turn: number) => number; y: (value: number) => number }>;
type Drawn = Readonly<{ series: ChartSeries; mark: OwnerMark; dash: string }>;

const text = (content: string, attributes: Readonly<Record<string, string | number>>): string =>
  element('text', { 'font-size': FONT.count, fill: INK.ink, ...attributes }, xmlText(content));

const knownValues = ({ series }: Chart): readonly number[] =>
  series.flatMap(({ values }) => values.flatMap((value) => value ?? []));

/** Whole numbers of turns on the axis, not too many. */
function turnTicks(turns: readonly number[]): readonly number[] {
  const [first = 0] = turns;
  const last = turns.at(-1) ?? first;
  const ticks = scaleLinear([first, last], [0, 1]).ticks(Math.min(MOST_TICKS, turns.length));
  return ticks.filter((tick) => Number.isInteger(tick));
}

function axes(chart: Chart, yTicks: readonly number[], { x, y }: Scale): string {
  const { left, right, bottom } = PLOT;
  const rows = yTicks.flatMap((tick) => [
    element('path', {
      class: 'chart-grid',
      d: `M${String(left)} ${String(y(tick))}H${String(right)}`,
      fill: 'none',
      stroke: INK.hairline,
    }),
    text(String(tick), { x: left - 8, y: y(tick) + 4, 'text-anchor': 'end' }),
  ]);
  const columns = turnTicks(chart.turns).map((tick) =>
    text(String(tick), { x: x(tick), y: bottom + 20, 'text-anchor': 'middle' }),
  );
  return [
    ...rows,
    ...columns,
    text('Turn', { x: right, y: bottom + 36, 'text-anchor': 'end' }),
    text(chart.unit, { x: left - 8, y: PLOT.top - 12, 'text-anchor': 'end' }),
  ].join('\n');
}

type Place = Readonly<{ x: number; y: number }>;

const LETTER_LINE = 13;

/** Above the plot, below the title of a file. */
const HIGHEST_LETTER = 30;

/** Where the letter of each series is: at its end, and no two over each other. */
function letterPlaces({ series, turns }: Chart, { x, y }: Scale): ReadonlyMap<string, Place> {
  const ends = series.flatMap(({ id, values }) => {
    const at = values.findLastIndex((value) => value !== null);
    const value = values[at];
    if (value === undefined || value === null) return [];
    return [{ id, x: x(turns[at] ?? 0) + 6, y: y(value) + 4 }];
  });
  let free = Number.POSITIVE_INFINITY;
  // From the lowest upwards, since the axis below leaves no room.
  const raised = sortBy(ends, (a, b) => b.y - a.y).map((end) => {
    const y = Math.min(end.y, free);
    free = y - LETTER_LINE;
    return { ...end, y };
  });
  // Those that are too high now push the others down again.
  let highest = HIGHEST_LETTER;
  const placed = raised.toReversed().map(({ id, x: at, y: top }) => {
    const down = Math.max(top, highest);
    highest = down + LETTER_LINE;
    return [id, { x: at, y: down }] as const;
  });
  return new Map(placed);
}

function drawSeries(
  { series, mark, dash }: Drawn,
  turns: readonly number[],
  { scale, place }: Readonly<{ scale: Scale; place: Place | undefined }>,
): string {
  const points = series.values.map((value, at) => ({ turn: turns[at] ?? 0, value }));
  const path = line<Readonly<{ turn: number; value: number | null }>>()
    .defined(({ value }) => value !== null)
    .x(({ turn }) => scale.x(turn))
    .y(({ value }) => scale.y(value ?? 0))
    .digits(1);
  const ink = ownerInk(mark.colour);
  const drawn = element('path', {
    class: 'chart-line',
    d: path(points) ?? '',
    fill: 'none',
    stroke: ink,
    'stroke-width': 2,
    ...(dash === '' ? {} : { 'stroke-dasharray': dash }),
  });
  const letter =
    place === undefined
      ? ''
      : text(mark.letter, {
          class: 'chart-letter',
          ...place,
          'font-weight': 'bold',
          fill: ink,
        });
  const title = element('title', {}, xmlText(series.name));
  return element('g', { class: seriesClass(mark) }, title + drawn + letter);
}

const seriesClass = ({ colour }: OwnerMark): string =>
  colour === null ? 'chart-series' : `chart-series owner-${String(colour)}`;

function legend(drawn: readonly Drawn[]): string {
  return drawn
    .map(({ series, mark, dash }, at) => {
      const left = PLOT.left + (at % LEGEND_COLUMNS) * LEGEND_COLUMN;
      const top = LEGEND_TOP + Math.floor(at / LEGEND_COLUMNS) * LEGEND_LINE;
      const sample = element('path', {
        class: 'chart-line',
        d: `M${String(left)} ${String(top - 4)}h34`,
        fill: 'none',
        stroke: ownerInk(mark.colour),
        'stroke-width': 2,
        ...(dash === '' ? {} : { 'stroke-dasharray': dash }),
      });
      const name = text(`${mark.letter} ${series.name}`, { x: left + 42, y: top });
      return element('g', { class: seriesClass(mark) }, sample + name);
    })
    .join('\n');
}

/** A chart as one `<svg>`: classes for the styles of a page, presentation attributes for a file. */
export function lineChart(chart: Chart, { standAlone = false } = {}): string {
  const marks = ownerMarksOf(chart.series);
  const drawn = chart.series.map((series, at): Drawn => {
    const mark = marks.get(series.id) ?? { colour: null, letter: '?' };
    return { series, mark, dash: DASHES[at % DASHES.length] ?? '' };
  });
  const [first = 1] = chart.turns;
  const last = chart.turns.at(-1) ?? first;
  const values = knownValues(chart);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [PLOT.bottom, PLOT.top],
  ).nice(Y_TICKS);
  const x = scaleLinear([first, Math.max(last, first + 1)], [PLOT.left, PLOT.right - 20]);
  const scale: Scale = { x: (turn) => Math.round(x(turn)), y: (value) => Math.round(y(value)) };
  const places = letterPlaces(chart, scale);
  const rows = Math.ceil(drawn.length / LEGEND_COLUMNS);
  const height = LEGEND_TOP + rows * LEGEND_LINE;
  const content = [
    element('title', {}, xmlText(chart.title)),
    ...(standAlone ? [element('rect', { width: WIDTH, height, fill: INK.paper })] : []),
    ...(standAlone ? [text(chart.title, { x: WIDTH / 2, y: 18, 'text-anchor': 'middle' })] : []),
    axes(chart, y.ticks(Y_TICKS).filter(Number.isInteger), scale),
    ...drawn.map((one) =>
      drawSeries(one, chart.turns, { scale, place: places.get(one.series.id) }),
    ),
    legend(drawn),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(WIDTH)} ${String(height)}`,
      ...(standAlone ? { width: WIDTH, height, role: 'img' } : {}),
      'font-family': FONT.family,
    },
    `\n${content.join('\n')}\n`,
  );
}
