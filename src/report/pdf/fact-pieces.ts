import { cellPhrase } from '#report/document/cell-phrase';
import type { Fact } from '#report/document/document';
import { fitColumns } from '#report/document/fit-columns';
import { extentOf, wrapRuns } from '#report/document/wrap-runs';
import { BODY, LABEL } from './inks.ts';
import { baselineOf, inkRun, lineHeight } from './pen.ts';
import { phraseRuns } from './phrase-runs.ts';
import type { Piece, Place } from './piece.ts';

const NARROWEST = 92;
const MOST_IN_A_ROW = 5;
const GAP = 10;

/** Columns as wide as their longest label or value asks for, spread over the whole width. */
function columnRooms(
  { pen, width }: Place,
  facts: readonly Fact[],
  perRow: number,
): readonly number[] {
  const needs = Array.from({ length: perRow }, (_, column) => {
    const own = facts.filter((__, index) => index % perRow === column);
    const extents = own.flatMap((fact) => [
      extentOf([inkRun(pen, fact.label.toUpperCase(), LABEL)], pen.measure),
      extentOf(phraseRuns(pen, cellPhrase(fact.value), BODY), pen.measure),
    ]);
    return {
      natural: Math.max(...extents.map((extent) => extent.natural)) + 1,
      minimum: Math.max(...extents.map((extent) => extent.minimum)) + 1,
      weight: 1,
    };
  });
  return fitColumns(needs, Math.floor(width - GAP * (perRow - 1)));
}

/** Small labels over their values, several in a row. */
export function factPieces(facts: readonly Fact[], place: Place): readonly Piece[] {
  const { pen, width } = place;
  const perRow = Math.max(1, Math.min(MOST_IN_A_ROW, facts.length, Math.floor(width / NARROWEST)));
  const rooms = columnRooms(place, facts, perRow);
  const lefts = rooms.map((_, index) =>
    rooms.slice(0, index).reduce((at, room) => at + room + GAP, 0),
  );
  const labelHeight = lineHeight(LABEL.size);
  const cells = facts.map((fact, index) => ({
    label: wrapRuns(
      [inkRun(pen, fact.label.toUpperCase(), LABEL)],
      rooms[index % perRow] ?? width,
      pen.measure,
    ).slice(0, 1),
    value: wrapRuns(
      phraseRuns(pen, cellPhrase(fact.value), BODY),
      rooms[index % perRow] ?? width,
      pen.measure,
    ),
    tag: pen.tag(place.parent, 'P'),
  }));
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  return rows.map((row) => ({
    height: labelHeight + Math.max(...row.map((cell) => cell.value.length)) * lineHeight(BODY.size),
    gap: 5,
    keepsNext: false,
    draw: (x, y) => {
      row.forEach(({ label, value, tag }, index) => {
        const left = x + (lefts[index] ?? 0);
        pen.tagged(tag, () => {
          for (const line of label) pen.write(line, left, baselineOf(y, LABEL.size));
          value.forEach((line, number) => {
            const top = y + labelHeight + number * lineHeight(BODY.size);
            pen.write(line, left, baselineOf(top, BODY.size));
          });
        });
      });
    },
  }));
}
