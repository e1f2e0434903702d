import { STANDING_FIELDS, STANDING_ROWS, type StandingField } from '#model/forces/standing-orders';

/** The words with which a clause begins. What is not a phrase has its value behind them. */
export type ClauseStart = Readonly<{
  field: StandingField;
  words: readonly [string, ...string[]];
  /** Of a phrase: which of its options it is. */
  option?: string;
}>;

function startsOf(field: StandingField): readonly ClauseStart[] {
  const row = STANDING_ROWS[field];
  const start = (clause: string): ClauseStart => {
    const [first = '', ...others] = clause.split(' ');
    return { field, words: [first, ...others] };
  };
  if (row.kind !== 'phrase') return [start(row.clause)];
  return Object.entries(row.options).map(([option, { clause }]) => ({ ...start(clause), option }));
}

/** How every clause of standing orders begins, in the order of a sheet. */
export const CLAUSE_STARTS: readonly ClauseStart[] = STANDING_FIELDS.flatMap(startsOf);

/** The first word of every clause; a name that is one of these words needs quotes. */
export const CLAUSE_WORDS: readonly string[] = [
  ...new Set(CLAUSE_STARTS.map(({ words: [first] }) => first)),
];

const clauseOf = (field: StandingField): string => {
  const row = STANDING_ROWS[field];
  return row.kind === 'phrase' ? '' : row.clause;
};

/** The first words of clauses that have a list after them, with commas in it. */
export const LIST_WORDS: readonly string[] = [
  ...new Set(
    STANDING_FIELDS.filter((field) => STANDING_ROWS[field].kind === 'things').map(
      (field) => clauseOf(field).split(' ')[0] ?? '',
    ),
  ),
];

/** The number that can be said in one clause with a field: `engage enemies at 80`. */
const NUMBER_OF: ReadonlyMap<StandingField, StandingField> = new Map(
  STANDING_FIELDS.flatMap((field) => {
    const number = STANDING_FIELDS.find((one) => clauseOf(one) === `${clauseOf(field)} at`);
    return number === undefined ? [] : [[field, number] as const];
  }),
);
const WHOLE_OF: ReadonlyMap<StandingField, StandingField> = new Map(
  [...NUMBER_OF].map(([whole, number]) => [number, whole]),
);

/** The number that can follow a field in its clause. */
export const numberBehind = (field: StandingField): StandingField | undefined =>
  NUMBER_OF.get(field);

/** The field that a number can follow in one clause. */
export const wholeBefore = (field: StandingField): StandingField | undefined => WHOLE_OF.get(field);
