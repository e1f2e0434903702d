import { z } from 'zod';
import { NO_SEATS, seatSchema } from './seat-schema.ts';
import { LEVEL_NAMES, PERSONALITY_NAMES } from '#model/campaign/machine-player';

const count = z.int().min(0);
const whose = {
  empire: z.string(),
  level: z.enum(LEVEL_NAMES),
  personality: z.enum(PERSONALITY_NAMES),
  turn: count,
};

/** Who writes the orders of absent players, and what machines ordered; files of older programs have none of it. */
export const standInSchema = {
  ...seatSchema,
  standIns: z
    .array(
      z.looseObject({
        ...whose,
        kind: z.enum(['hold', 'machine', 'machine-for-good']),
        at: z.string(),
        by: z.looseObject({ kind: z.string() }),
      }),
    )
    .default([]),
  machineTurns: z
    .array(
      z.looseObject({
        ...whose,
        edition: count,
        noted: z.array(
          z.strictObject({ order: z.looseObject({ kind: z.string() }), why: z.string() }),
        ),
        at: z.string(),
      }),
    )
    .default([]),
};

/** Of a file without a desk. */
export const NO_STAND_INS = { ...NO_SEATS, standIns: [], machineTurns: [] };
