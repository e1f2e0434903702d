import { z } from 'zod';
import { outcomeShape } from '#content/answers/outcome-schema';

export const OUTCOME_FORMAT = 'farlane-outcome';
export const OUTCOME_VERSION = 1;

/** What one battle came to that was fought elsewhere, version 1 of the format. */
export const outcomeFileSchema = z.strictObject({
  format: z.literal(OUTCOME_FORMAT),
  version: z.literal(OUTCOME_VERSION),
  battle: z.string().min(1),
  /** The mark of those who took part, of their turn and campaign. */
  forces: z.string().min(1),
  /** Who took part, for whoever fills the file in; it is not read. */
  units: z.unknown().optional(),
  ...outcomeShape,
});
