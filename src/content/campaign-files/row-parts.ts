import { z } from 'zod';
import { IMPORTANCES } from '#model/campaign/system';

/* What rows of several tables of a state are made of. */

export const text = z.string();
export const texts = z.array(text);
export const whole = z.int();
export const whether = z.boolean();

/** Every field of a row has a schema: leave one out and the build fails. */
type FieldsOf<T> = { readonly [K in keyof Required<T>]: z.ZodType };
export const rowOf = <T extends object>(
  fields: FieldsOf<T>,
): z.ZodObject<FieldsOf<T>, z.core.$loose> => z.looseObject(fields);

export const hex = z.looseObject({ q: whole, r: whole });
export const inSystem = z.looseObject({ kind: z.literal('system'), system: text });
export const place = z.discriminatedUnion('kind', [
  inSystem,
  z.looseObject({ kind: z.literal('lane'), lane: text }),
]);
export const importance = z.enum(IMPORTANCES);
export const natives = z.looseObject({ census: whole, morale: whole, productivity: whole });
