import type { QuestionTable } from '#http/forms/decisions/decision-form';
import type { Field, Option } from '#http/forms/field';

/** One choice of a field that asks the same of several units, in the row of its unit. */
type RowChoice = Readonly<{
  isRank: boolean;
  name: string;
  /** What the form sends for a box, and the place that a unit has in an order. */
  value: string;
  isChosen: boolean;
  label: string;
  /** What its row is about, for those who hear the page. */
  unit: string;
}>;

/** A table of units. `label`: its caption, apart from those of other questions. */
export type ChoiceTable = Readonly<{
  label: string;
  caption: string;
  columns: readonly string[];
  /** What is chosen of a unit is in its row. */
  rows: readonly Readonly<{
    cells: readonly string[];
    fields: readonly Field[];
    choices: readonly RowChoice[];
  }>[];
  hasChoices: boolean;
  /** What its rows ask for, where the short words there don’t say all. */
  notes: readonly string[];
  /** What the units have together; empty: nothing is added up. */
  totals: readonly string[];
}>;
type Row = ChoiceTable['rows'][number];
type Labelled = QuestionTable & Readonly<{ label: string }>;

/** Whether a field is about one unit: `way.human.u12`. */
const isAbout = ({ name }: Field, key: string): boolean => key !== '' && name.endsWith(`.${key}`);

const optionsIn = ({ groups }: Field): readonly Option[] =>
  groups.flatMap(({ options }) => options);

/** The choice of a unit, with what its list says of it besides its name. */
function choiceOf(field: Field, option: Option, unit: string): RowChoice {
  const { name, isRanks, inRow } = field;
  const { value, label, rank, chosen } = option;
  const more = unit !== '' && label.startsWith(unit) ? label.slice(unit.length) : '';
  return {
    isRank: isRanks,
    name: isRanks ? `${name}.${value}` : name,
    value: isRanks ? rank : value,
    isChosen: chosen,
    label: `${inRow}${more}`,
    unit,
  };
}

/** A field without the choices that are in rows; none: all of them are. */
function restOf(field: Field, placed: ReadonlySet<Option>): readonly Field[] {
  const groups = field.groups
    .map(({ label, options }) => ({ label, options: options.filter((one) => !placed.has(one)) }))
    .filter(({ options }) => options.length > 0);
  return groups.length === 0 ? [] : [{ ...field, groups }];
}

/** Places fields, and the choices of fields that list units, in the rows of a question’s tables. */
function placer(fields: readonly Field[]) {
  const placed = new Set<Field>();
  const options = new Set<Option>();
  const listing = fields.filter(({ inRow }) => inRow !== '');
  const choicesOf = (key: string, unit: string): Row['choices'] =>
    listing.flatMap((field) =>
      optionsIn(field)
        .filter((one) => one.value === key && !options.has(one))
        .map((option) => {
          options.add(option);
          return choiceOf(field, option, unit);
        }),
    );
  const rowOf = (cells: readonly string[], key: string): Row => {
    const own = fields.filter((field) => !placed.has(field) && isAbout(field, key));
    for (const field of own) placed.add(field);
    return { cells, fields: own, choices: choicesOf(key, cells[0] ?? '') };
  };
  return {
    rowOf,
    rest: (): readonly Field[] =>
      fields
        .filter((field) => !placed.has(field))
        .flatMap((field) => (field.inRow === '' ? [field] : restOf(field, options))),
  };
}

/** What is said of the choices in the rows of a table. */
const notesOf = (fields: readonly Field[], keys: readonly string[]): readonly string[] =>
  fields
    .filter(({ inRow }) => inRow !== '')
    .filter((field) => optionsIn(field).some(({ value }) => keys.includes(value)))
    .filter(({ label, inRow, hint }) => label !== inRow || hint !== '')
    .map(({ label, hint }) => (hint === '' ? `${label}.` : `${label}. ${hint}`));

/** The tables of a question with what is chosen of each unit in its row, and the fields that are about none of them. */
export function choiceTables(
  tables: readonly Labelled[],
  fields: readonly Field[],
): Readonly<{ tables: readonly ChoiceTable[]; rest: readonly Field[] }> {
  const { rowOf, rest } = placer(fields);
  const made = tables.map(({ keys = [], rows, totals = [], label, caption, columns }) => {
    const drawn = rows.map((cells, at) => rowOf(cells, keys[at] ?? ''));
    return {
      ...{ label, caption, columns, totals },
      rows: drawn,
      hasChoices: drawn.some((row) => row.fields.length + row.choices.length > 0),
      notes: drawn.some(({ choices }) => choices.length > 0) ? notesOf(fields, keys) : [],
    };
  });
  return { tables: made, rest: rest() };
}
