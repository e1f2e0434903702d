import { z } from 'zod';
import { GUIDE_KINDS, GUIDE_LEVELS, type Guide } from '#model/campaign/guide';

const LONGEST_TEXT = 1000;
const MOST_TEXTS = 20;
const MOST_TURNS = 1000;

const text = z.string().trim().min(1, 'The text is empty. Write it, or leave it out');
const paragraph = text.max(LONGEST_TEXT);
const texts = z.array(paragraph).max(MOST_TEXTS).default([]);
const empire = z.string().min(1);
const turn = z.int().min(1).max(MOST_TURNS);

const objectives = z
  .array(z.strictObject({ text: paragraph, names: z.array(z.string().min(1)).default([]) }))
  .max(MOST_TEXTS)
  .default([]);

const LONGEST_LINE = 500;

/** What a scenario tells about itself, for the people who choose it, moderate it and play it. */
export const guideSchema = z.strictObject({
  kind: z.enum(GUIDE_KINDS),
  level: z.enum(GUIDE_LEVELS),
  turns: turn.nullable().default(null),
  evenings: z.int().min(1).max(MOST_TURNS).nullable().default(null),
  teaches: texts,
  situation: texts,
  objectives,
  sides: z.array(z.strictObject({ empire, situation: texts, objectives })).default([]),
  lessons: z
    .array(
      z.strictObject({
        turn,
        title: text.max(100),
        steps: texts,
        why: texts,
        look: texts,
        orders: z
          .array(
            z.strictObject({
              empire,
              lines: z.array(text.max(LONGEST_LINE)).min(1).max(100),
            }),
          )
          .default([]),
      }),
    )
    .max(100)
    .default([]),
  settings: z.array(z.strictObject({ setting: z.string().min(1), because: paragraph })).default([]),
  commentary: texts,
}) satisfies z.ZodType<Guide>;
