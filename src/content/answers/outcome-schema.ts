import { z } from 'zod';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId, UnitId } from '#model/campaign/ids';
import { MOST_ROUNDS } from '#model/decisions/outcome';

const unit = z
  .string()
  .min(1)
  .transform((text) => brandAs<UnitId>(text));
const lane = z
  .string()
  .min(1)
  .transform((text) => brandAs<LaneId>(text));

/** What a battle came to that was fought elsewhere. */
export const outcomeShape = {
  rounds: z.int().min(0).max(MOST_ROUNDS),
  /** Who is not named is as it was. */
  fates: z
    .array(
      z.strictObject({ unit, fate: z.enum(['crippled', 'repaired', 'destroyed', 'captured']) }),
    )
    .default([]),
  /** Single ships that got away, each by a lane (CSC-12). */
  retreats: z.array(z.strictObject({ unit, lane })).default([]),
  /** Those that hid behind convoys, and came out (MOV-4). */
  cameOut: z.array(unit).default([]),
};
