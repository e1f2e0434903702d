import { cellPhrase } from '#report/document/cell-phrase';
import type { BlockOf, Cell, Column } from '#report/document/document';
import { fitColumns } from '#report/document/fit-columns';
import { extentOf, wrapRuns, type Line, type Run } from '#report/document/wrap-runs';
import { BODY, CAPTION, COLOURS, LABEL, TABLE, TOTAL, type Ink, type InkSet } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { baselineOf, inkRun, lineHeight, widthOfLine, type Pen, type Tag } from './pen.ts';
import { phraseRuns } from './phrase-runs.ts';
import { inCompany, type Piece, type Place } from './piece.ts';

type Runs = readonly Run<Ink>[];
type Grid = Readonly<{
  pen: Pen;
  columns: readonly Column[];
  widths: readonly number[];
  offsets: readonly number[];
  width: number;
}>;
type RowStyle = Readonly<{ size: number; padding: number; cells: 'head' | 'body' }>;

const GAP = 9;
/** Widths are chosen in whole tenths of a point. */
const UNIT = 10;
/** A cell longer than this continues on the next page. */
const MOST_LINES = 30;
/** From this share of the page on, a table without weights is stretched to the full width. */
const STRETCHED_FROM = 0.6;

const HEAD: RowStyle = { size: LABEL.size, padding: 1.2, cells: 'head' };
const ROW: RowStyle = { size: TABLE.size, padding: 0.9, cells: 'body' };

const SHIFTS: { readonly [A in Column['align']]: (spare: number) => number } = {
  start: () => 0,
  end: (spare) => spare,
  centre: (spare) => spare / 2,
};

function weightsOf(columns: readonly Column[], fills: boolean): readonly number[] {
  if (columns.some((column) => column.width !== undefined)) {
    return columns.map((column) => column.width ?? 0);
  }
  return columns.map((column) => (fills && column.align === 'start' ? 1 : 0));
}

const extentsOf = (
  { pen }: Place,
  columns: readonly Column[],
  rows: readonly (readonly Runs[])[],
): readonly Readonly<{ natural: number; minimum: number }>[] =>
  columns.map((_, index) => {
    const cells = rows.map((row) => extentOf(row[index] ?? [], pen.measure));
    return {
      natural: Math.max(...cells.map((cell) => cell.natural)) * UNIT + 1,
      minimum: Math.max(...cells.map((cell) => cell.minimum)) * UNIT + 1,
    };
  });

/** How wide a table is with every cell on one line. */
export function naturalWidthOf({ columns, rows }: BlockOf<'table'>, place: Place): number {
  const head = columns.map((column) => headRuns(place.pen, column));
  const body = rows.map((row) => row.map((cell) => phraseRuns(place.pen, cellPhrase(cell), TABLE)));
  const extents = extentsOf(place, columns, [head, ...body]);
  return (
    extents.reduce((total, { natural }) => total + natural / UNIT, 0) + GAP * (columns.length - 1)
  );
}

function gridOf(
  place: Place,
  columns: readonly Column[],
  rows: readonly (readonly Runs[])[],
): Grid {
  const { pen } = place;
  const extents = extentsOf(place, columns, rows);
  const room = (place.width - GAP * (columns.length - 1)) * UNIT;
  const natural = extents.reduce((total, extent) => total + extent.natural, 0);
  const weights = weightsOf(columns, natural >= room * STRETCHED_FROM);
  const needs = extents.map((extent, index) => ({ ...extent, weight: weights[index] ?? 0 }));
  const widths = fitColumns(needs, Math.floor(room)).map((width) => width / UNIT);
  const offsets: number[] = [];
  let at = 0;
  for (const width of widths) {
    offsets.push(at);
    at += width + GAP;
  }
  return { pen, columns, widths, offsets, width: Math.max(0, at - GAP) };
}

function drawCells(
  grid: Grid,
  cells: readonly (readonly Line<Ink>[])[],
  tags: readonly Tag[] | undefined,
  at: Readonly<{ x: number; y: number; style: RowStyle }>,
): void {
  const { pen } = grid;
  cells.forEach((lines, index) => {
    const shift = SHIFTS[grid.columns[index]?.align ?? 'start'];
    const draw = (): void => {
      lines.forEach((line, number) => {
        const spare = (grid.widths[index] ?? 0) - widthOfLine(pen, line);
        const top = at.y + at.style.padding + number * lineHeight(at.style.size);
        pen.write(
          line,
          at.x + (grid.offsets[index] ?? 0) + shift(spare),
          baselineOf(top, at.style.size),
        );
      });
    };
    const tag = tags?.[index];
    if (tag === undefined) draw();
    else if (lines.some((line) => line.length > 0)) pen.tagged(tag, draw);
  });
}

type RowInput = Readonly<{
  cells: readonly Runs[];
  style: RowStyle;
  table: Tag;
  line: 'none' | 'hair' | 'rule';
}>;

function rowTags(grid: Grid, input: RowInput): readonly Tag[] {
  const row = grid.pen.tag(input.table, 'TR');
  return grid.columns.map((column) => {
    if (input.style.cells === 'head') return grid.pen.tag(row, 'TH', { scope: 'Column' });
    if (column.namesRow === true) return grid.pen.tag(row, 'TH', { scope: 'Row' });
    return grid.pen.tag(row, 'TD');
  });
}

/** One table row; more than one piece only if a cell is longer than a good part of a page. */
function rowPieces(grid: Grid, input: RowInput): readonly Piece[] {
  const { pen } = grid;
  const { style } = input;
  const tags = rowTags(grid, input);
  const cells = grid.columns.map((_, index) =>
    wrapRuns(input.cells[index] ?? [], grid.widths[index] ?? 0, pen.measure),
  );
  const deepest = Math.max(...cells.map((lines) => lines.length));
  const starts = Array.from(
    { length: Math.ceil(deepest / MOST_LINES) },
    (_, chunk) => chunk * MOST_LINES,
  );
  return starts.map((start) => {
    const part = cells.map((lines) => lines.slice(start, start + MOST_LINES));
    const height =
      Math.max(...part.map((lines) => lines.length)) * lineHeight(style.size) + 2 * style.padding;
    const isEnd = start === starts.at(-1);
    const underline = (x: number, y: number): void => {
      const colour = input.line === 'hair' ? COLOURS.hairline : COLOURS.rule;
      const weight = input.line === 'hair' ? 0.35 : 0.6;
      pen.rule({ x, y: y + height, width: grid.width, weight, colour });
    };
    const piece =
      (with_: readonly Tag[] | undefined): Piece['draw'] =>
      (x, y) => {
        drawCells(grid, part, with_, { x, y, style });
        if (input.line !== 'none' && isEnd)
          pen.artifact(() => {
            underline(x, y);
          });
      };
    return { height, gap: 0, keepsNext: false, draw: piece(tags) };
  });
}

/** The head on each further page: it looks the same, but is an artifact for screen readers, because it is a repetition. */
const repeatOf = (head: Piece, grid: Grid, cells: readonly Runs[]): Piece => ({
  ...head,
  draw: (x, y) => {
    const lines = grid.columns.map((_, index) =>
      wrapRuns(cells[index] ?? [], grid.widths[index] ?? 0, grid.pen.measure),
    );
    grid.pen.artifact(() => {
      drawCells(grid, lines, undefined, { x, y, style: HEAD });
      grid.pen.rule({
        x,
        y: y + head.height,
        width: grid.width,
        weight: 0.6,
        colour: COLOURS.rule,
      });
    });
  },
});

const headRuns = (pen: Pen, column: Column): Runs => [
  inkRun(pen, (column.abbreviation ?? column.label).toUpperCase(), LABEL),
];

/** A table's caption, on the page with what it is the caption of. */
export const captionPieces = (
  { caption }: Pick<BlockOf<'table'>, 'caption'>,
  place: Place,
  tag: Tag,
): readonly Piece[] =>
  linePieces(place, {
    runs: [inkRun(place.pen, caption, CAPTION)],
    size: CAPTION.size,
    tag,
    gap: 7,
    keepsNext: true,
  });

export type TableLook = Readonly<{ head: 'shown' | 'hidden' }>;

/** A table with hairlines only, its head repeated on every page it reaches, its footer kept with the last row. */
export function tablePieces(
  table: BlockOf<'table'>,
  place: Place,
  look: TableLook = { head: 'shown' },
): readonly Piece[] {
  const { pen, parent } = place;
  const tag = pen.tag(parent, table.rows.length === 0 ? 'Div' : 'Table');
  const caption =
    table.titled === true
      ? []
      : captionPieces(table, place, pen.tag(tag, table.rows.length === 0 ? 'P' : 'Caption'));
  if (table.rows.length === 0) {
    const runs = [inkRun(pen, table.empty, BODY.quiet)];
    return [
      ...caption,
      ...linePieces(place, { runs, size: BODY.size, tag: pen.tag(tag, 'P'), gap: 0 }),
    ];
  }
  const runsOf =
    (inks: InkSet) =>
    (row: readonly Cell[]): readonly Runs[] =>
      row.map((cell) => phraseRuns(pen, cellPhrase(cell), inks));
  const head = look.head === 'shown' ? [table.columns.map((column) => headRuns(pen, column))] : [];
  const rows = table.rows.map(runsOf(TABLE));
  const footer = table.footer === undefined ? [] : [runsOf(TOTAL)(table.footer)];
  const grid = gridOf(place, table.columns, [...head, ...rows, ...footer]);
  const headPieces = head.flatMap((cells) =>
    rowPieces(grid, { cells, style: HEAD, table: tag, line: 'rule' }),
  );
  const repeats = headPieces.flatMap((piece) =>
    head.map((cells) => repeatOf(piece, grid, cells)),
  )[0];
  const bodyPieces = inCompany(
    rows.map((cells, index) => {
      const isLast = index === rows.length - 1;
      const line = isLast && footer.length > 0 ? 'rule' : 'hair';
      return rowPieces(grid, { cells, style: ROW, table: tag, line }).map((piece) => ({
        ...piece,
        keepsNext: isLast && footer.length > 0,
      }));
    }),
  );
  const footPieces = footer.flatMap((cells) =>
    rowPieces(grid, { cells, style: ROW, table: tag, line: 'none' }),
  );
  return [
    ...caption,
    ...headPieces.map((piece) => ({ ...piece, keepsNext: true, gap: 1 })),
    ...[...bodyPieces, ...footPieces].map((piece) =>
      repeats === undefined ? piece : { ...piece, repeats },
    ),
  ];
}
