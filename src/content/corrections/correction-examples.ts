import { EDIT_KINDS } from '#model/corrections/edit';
import { CORRECTION_TABLE } from './correction-table.ts';

/** A line of each way to write an edit, for guides. */
export const CORRECTION_EXAMPLES: readonly string[] = EDIT_KINDS.flatMap(
  (kind) => CORRECTION_TABLE[kind].examples,
);
