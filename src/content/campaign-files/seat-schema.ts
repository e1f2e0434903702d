import { z } from 'zod';

const role = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('co-moderator') }),
  z.strictObject({ kind: z.literal('deputy'), empire: z.string() }),
  z.strictObject({ kind: z.literal('player'), empire: z.string() }),
  z.strictObject({ kind: z.literal('spectator'), delay: z.int().min(1) }),
]);

/** The seats of co-moderators, deputies, spectators, and players of non-aligned worlds; files of older programs have none. */
export const seatSchema = {
  seats: z
    .array(z.strictObject({ role, maySubmit: z.boolean(), createdAt: z.string() }))
    .default([]),
};

/** Of a file without a desk. */
export const NO_SEATS = { seats: [] };
