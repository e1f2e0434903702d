import { z } from 'zod';
import { outcomeShape } from '#content/answers/outcome-schema';

export const OUTCOME_FORMAT = 'farlane-outcome';
export const OUTCOME_VERSION = 1;

/** The outcome of one battle that was fought elsewhere, version 1 of the format. */
export const outcomeFileSchema = z.strictObject({
  format: z.literal(OUTCOME_FORMAT),
  version: z.literal(OUTCOME_VERSION),
  battle: z.string().min(1),
  /** A mark of the units of the battle, its turn and campaign. */
  forces: z.string().min(1),
  /** The units of the battle, for the person who fills in the file; Farlane does not read them. */
  units: z.unknown().optional(),
  ...outcomeShape,
});
