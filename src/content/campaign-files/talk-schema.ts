import { z } from 'zod';

const count = z.int().min(0);
const empires = z.array(z.string());

/** What letters and notices have in common. */
const sent = {
  number: count,
  turn: count,
  to: empires,
  text: z.string(),
  at: z.string(),
  by: z.looseObject({ kind: z.string() }),
  issued: z.looseObject({ turn: count, edition: count }).nullable(),
};

/** How the moderators run the campaign. */
export const deskSettingsSchema = z.strictObject({
  goesOn: z.boolean(),
  silent: z.boolean().default(false),
  standings: z
    .array(z.enum(['income', 'systems', 'census', 'ships', 'units', 'worth', 'era']))
    .default([]),
});

/** What a thread with the moderators is about. */
const about = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('order'), turn: count, text: z.string() }),
    z.strictObject({
      kind: z.literal('battle'),
      turn: count,
      edition: count,
      battle: z.string(),
      text: z.string(),
    }),
    z.strictObject({ kind: z.literal('rule'), rule: z.string() }),
  ])
  .nullable();
const asks = z
  .strictObject({
    turn: count,
    until: z.string(),
    granted: z.enum(['all', 'own']).nullable(),
  })
  .nullable();

/** What players write to each other and into the newspaper; files of older programs have none of it. */
export const talkSchema = {
  conversations: z
    .array(
      z.looseObject({
        number: count,
        subject: z.string(),
        members: empires.min(1),
        desk: z.strictObject({ about, asks, done: count }).optional(),
      }),
    )
    .default([]),
  letters: z
    .array(
      z.looseObject({
        ...sent,
        conversation: count,
        from: z.string().nullable(),
        attachments: z.array(
          z.strictObject({
            to: z.string(),
            text: z.string(),
            answer: z.looseObject({ kind: z.string() }).nullable(),
            chooses: z.boolean(),
          }),
        ),
        mutedBy: empires,
      }),
    )
    .default([]),
  letterMarks: z
    .array(z.strictObject({ empire: z.string(), conversation: count, read: count }))
    .default([]),
  mutes: z.array(z.strictObject({ empire: z.string(), of: z.string() })).default([]),
  /** The house rules in prose, edition by edition. */
  houseRules: z
    .array(
      z.looseObject({
        edition: count,
        turn: count,
        text: z.string(),
        at: z.string(),
        by: z.looseObject({ kind: z.string() }),
      }),
    )
    .default([]),
  notices: z
    .array(z.looseObject({ ...sent, from: z.string().nullable(), headline: z.string() }))
    .default([]),
};

/** Of a file without a desk. */
export const NO_TALK = {
  conversations: [],
  houseRules: [],
  letters: [],
  letterMarks: [],
  mutes: [],
  notices: [],
};
