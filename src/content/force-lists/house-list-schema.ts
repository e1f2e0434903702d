import { z } from 'zod';
import { HULL_CLASSES } from '#model/forces/design';
import { nameSchema } from '#content/name-schema';

/*
 * The format of a house force list, version 1: one JSON object, told in docs/formats/force-list.md.
 * A later version of the format gets a number of its own.
 */
export const HOUSE_LIST_FORMAT = 'farlane-force-list';
export const HOUSE_LIST_VERSION = 1;

/** The most units of a list. */
export const MOST_UNITS = 500;
const MOST_ABILITIES = 50;

const whole = z.int().min(0).max(1000);
const shipValues = z.strictObject({ dv: whole, as: whole, af: whole, cv: whole, cr: whole });
const flightValues = z.strictObject({ dv: whole, as: whole, af: whole });
const groundValues = z.strictObject({
  attrition: whole,
  attack: whole,
  defense: whole,
  /** The D Factor, such as `d3`. */
  die: z.string().regex(/^d[1-9]\d{0,2}$/, 'This is not a die. Write d2, d3 and so on'),
});

const common = {
  name: nameSchema,
  hull: z.enum(HULL_CLASSES),
  /** 0: Starting Forces; 1: Era I; and so on. */
  era: z.int().min(0).max(100),
  /** The tech year from which on it can be built, in campaigns that go by years (OPT-20). */
  inService: z.int().min(0).max(99_999).optional(),
  cost: whole,
  /** Maintenance, such as `2/6`: 2 points for each 6 units or part of them. */
  maintenance: z
    .string()
    .regex(
      /^\d{1,3}\/[1-9]\d{0,2}$/,
      'This is not a maintenance cost. Write, for example, 2/6: 2 points for each 6 units',
    ),
  /** As they are spoken: `Explorer`, `Scout 2`. */
  abilities: z.array(z.string().min(1).max(60)).max(MOST_ABILITIES).default([]),
};

export const houseUnitSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('ship'), values: shipValues }),
  z.strictObject({ ...common, kind: z.literal('base'), values: shipValues }),
  z.strictObject({
    ...common,
    kind: z.literal('flight'),
    values: flightValues,
    /** False: a point more for its values, and no base on planets (U-4). */
    atmospheric: z.boolean().default(true),
  }),
  z.strictObject({ ...common, kind: z.literal('minefield'), values: flightValues }),
  z.strictObject({ ...common, kind: z.literal('ground'), values: groundValues }),
]);
export type HouseUnit = z.infer<typeof houseUnitSchema>;

export const houseListSchema = z.strictObject({
  format: z.literal(HOUSE_LIST_FORMAT),
  version: z.literal(HOUSE_LIST_VERSION),
  /** Begins the ids of its classes; that of a published list is taken. */
  id: z
    .string()
    .max(20)
    .regex(
      /^[a-z][a-z0-9-]*$/,
      'This is not an id. Use lower-case letters, digits and hyphens, and begin with a letter',
    ),
  name: nameSchema,
  units: z.array(houseUnitSchema).min(1).max(MOST_UNITS),
});
/** A list in another file. */
export const innerListSchema = houseListSchema.omit({ format: true, version: true });
export type InnerList = z.infer<typeof innerListSchema>;
export type HouseList = z.infer<typeof houseListSchema>;

/** A list that somebody still works on: it may be empty, and the design rules may forbid what is in it. */
export const draftListSchema = houseListSchema.extend({
  units: z.array(houseUnitSchema).max(MOST_UNITS),
});
export type DraftList = Readonly<z.infer<typeof draftListSchema>>;

/** The minimum that must be valid for its units to be read one by one. */
export const houseUnitsSchema = z.looseObject({ units: z.array(z.unknown()).max(MOST_UNITS) });
