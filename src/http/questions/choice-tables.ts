import type { QuestionTable } from '#http/forms/decisions/decision-form';
import type { Field } from '#http/forms/field';

/** A table of units. `label`: its caption, apart from those of other questions. */
export type ChoiceTable = Readonly<{
  label: string;
  caption: string;
  columns: readonly string[];
  /** What is chosen of a unit is in its row. */
  rows: readonly Readonly<{ cells: readonly string[]; fields: readonly Field[] }>[];
  hasChoices: boolean;
  /** What the units have together; empty: nothing is added up. */
  totals: readonly string[];
}>;
type Row = ChoiceTable['rows'][number];

/** Whether a field is about one unit: `way.human.u12`. */
const isAbout = ({ name }: Field, key: string): boolean => key !== '' && name.endsWith(`.${key}`);

/** The tables of a question with what is chosen of each unit in its row, and the fields that are about none of them. */
export function choiceTables(
  tables: readonly (QuestionTable & Readonly<{ label: string }>)[],
  fields: readonly Field[],
): Readonly<{ tables: readonly ChoiceTable[]; rest: readonly Field[] }> {
  const placed = new Set<Field>();
  const rowOf = (cells: readonly string[], key: string): Row => {
    const own = fields.filter((field) => !placed.has(field) && isAbout(field, key));
    for (const field of own) placed.add(field);
    return { cells, fields: own };
  };
  const made = tables.map(({ keys = [], rows, totals = [], label, caption, columns }) => {
    const drawn = rows.map((cells, at) => rowOf(cells, keys[at] ?? ''));
    return {
      ...{ label, caption, columns, totals },
      rows: drawn,
      hasChoices: drawn.some((row) => row.fields.length > 0),
    };
  });
  return { tables: made, rest: fields.filter((field) => !placed.has(field)) };
}
