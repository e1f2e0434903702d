import type { ModeratorView } from '#fog/views/empire-view';
import type { Field, Offer } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';

/** A form for one common edit: its fields, and the line that it writes; empty: something is missing. */
export type EditForm = Readonly<{
  name: string;
  title: string;
  /** Whether there is anything that it could change; left out: always. */
  isOffered?: (view: ModeratorView) => boolean;
  fields: (view: ModeratorView, sent: FormBody) => readonly Field[];
  line: (sent: FormBody) => string;
}>;

export type Pairs = readonly (readonly [value: string, label: string])[];

/** Values with their words, as a field offers them. */
export const offersOfPairs = (pairs: Pairs): readonly Offer[] =>
  pairs.map(([value, label]) => ({ value, label }));

/** A line of its parts; empty: one of them is. */
export const lineOf = (parts: readonly string[]): string =>
  parts.includes('') ? '' : parts.join(' ');
