import type { Question } from '#app/ports/turn-record';
import type { Field } from '#http/forms/field';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';

export type Decision = Question['decision'];
export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;
export type Answer = NonNullable<Question['answer']>;

/** A plain table of what a question shows. */
export type QuestionTable = Readonly<{
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The unit of each row; left out: what is chosen is about no row. */
  keys?: readonly string[];
  /** What the units have together, cell by cell; left out: nothing is added up. */
  totals?: readonly string[];
}>;

/** A table among others on a page; `label` tells them apart. */
export type LabelledTable = QuestionTable & Readonly<{ label: string }>;

export type Asked<K extends DecisionKind> = Readonly<{
  question: DecisionOf<K>;
  names: ViewNames;
  /** What the standing orders would say; preset in the form. */
  standing: Answer | null;
  sent: FormBody;
}>;

/** How one kind of question is put to its player and its answer read. */
export type DecisionForm<K extends DecisionKind> = Readonly<{
  title: (asked: Asked<K>) => string;
  explain: (asked: Asked<K>) => string;
  tables: (asked: Asked<K>) => readonly QuestionTable[];
  fields: (asked: Asked<K>) => readonly Field[];
  /** The answer as JSON that its schema has yet to accept. */
  read: (asked: Asked<K>) => unknown;
}>;
