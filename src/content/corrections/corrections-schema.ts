import { z } from 'zod';
import { EDIT_KINDS, MOST_EDITS } from '#model/corrections/edit';
import { CORRECTION_TABLE } from './correction-table.ts';
import { CORRECTIONS_FORMAT, CORRECTIONS_VERSION } from './parse-corrections.ts';

/** A correction in JSON with every kind of edit, for those who write programs; `parseCorrections` tells faults better. */
export const correctionsSchema = z.strictObject({
  format: z.literal(CORRECTIONS_FORMAT),
  version: z.literal(CORRECTIONS_VERSION),
  edits: z
    .array(z.union(EDIT_KINDS.map((kind) => CORRECTION_TABLE[kind].schema)))
    .min(1)
    .max(MOST_EDITS),
});
