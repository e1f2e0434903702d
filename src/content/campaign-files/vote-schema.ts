import { z } from 'zod';

const count = z.int().min(0);
const empires = z.array(z.string());
const by = z.looseObject({ kind: z.string() });

const matter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('correction'), edits: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('ruling'),
    question: z.string(),
    rule: z.string(),
    decision: z.string(),
  }),
  z.strictObject({ kind: z.literal('undo'), turn: count, to: count }),
]);

/** What players propose and how they vote; files of older programs have none of it. */
export const voteSchema = {
  proposals: z
    .array(
      z.looseObject({
        number: count,
        turn: count,
        version: count,
        from: z.string(),
        matter,
        reason: z.string(),
        at: z.string(),
        by,
        settled: z
          .strictObject({
            status: z.enum(['carried', 'rejected', 'withdrawn']),
            at: z.string(),
            inFavour: empires,
            against: empires,
            voters: empires,
          })
          .nullable(),
      }),
    )
    .default([]),
  votes: z
    .array(
      z.looseObject({
        proposal: count,
        empire: z.string(),
        inFavour: z.boolean(),
        at: z.string(),
        by,
      }),
    )
    .default([]),
};

/** Of a file without a desk. */
export const NO_VOTES = { proposals: [], votes: [] };
