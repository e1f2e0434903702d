import { z } from 'zod';
import { laneId, unitId } from '#content/orders/id-schemas';
import { BATTLE_SIDES, type EnteredFate } from '#model/battle/setup';
import { MOST_ROUNDS } from '#model/decisions/outcome';

/** The fates that a unit can have. */
export const ENTERED_FATES = [
  'crippled',
  'repaired',
  'destroyed',
  'captured',
] as const satisfies readonly EnteredFate['fate'][];

/** The outcome of a battle that was fought elsewhere. */
export const outcomeShape = {
  rounds: z.int().min(0).max(MOST_ROUNDS),
  /** A unit that the file does not name is unchanged. */
  fates: z
    .array(
      z.strictObject({
        unit: unitId,
        fate: z.enum(ENTERED_FATES),
      }),
    )
    .default([]),
  /** Single ships that got away, each by a lane (CSC-12). */
  retreats: z.array(z.strictObject({ unit: unitId, lane: laneId })).default([]),
  /** Those that hid behind convoys, and came out (MOV-4). */
  cameOut: z.array(unitId).default([]),
  /** The Intel spent before the battle, and the Scouts that spent it (CSC-5). */
  scouted: z.exactOptional(
    z.array(
      z.strictObject({
        side: z.enum(BATTLE_SIDES),
        intel: z.int().min(0),
        units: z.array(unitId).default([]),
      }),
    ),
  ),
};
