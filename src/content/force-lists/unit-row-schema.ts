import { z } from 'zod';
import { HULL_CLASSES } from '#model/forces/design';

const figure = z.int().min(0).nullish();

/** Columns with a whole number in them; ground units have the last four in place of dv to cv. */
const figures = {
  cost: figure,
  dv: figure,
  as: figure,
  af: figure,
  cv: figure,
  cr: figure,
  cc: figure,
  attrition: figure,
  attack: figure,
  defense: figure,
  dFactor: figure,
};
export type Figure = keyof typeof figures;

const maint = z.string().nullish();

/**
 * A row of the published lists: `printed` as in the book, the rest read from it. Classes
 * that were designed to complete a list have nothing printed.
 */
export const unitRowSchema = z.object({
  list: z.string(),
  techLevel: z.int().min(1).nullable(),
  name: z.string().min(1),
  class: z.enum(HULL_CLASSES).nullable(),
  domain: z.enum(['ship', 'convoy', 'flight', 'base', 'mine', 'ground']),
  printed: z.record(z.string(), z.string()).default({}),
  ...figures,
  maint,
  abilities: z.array(z.object({ id: z.string(), rating: z.int().min(1) })),
  calibration: z.object({ cost: figure, maint }).optional(),
});
export type UnitRow = z.infer<typeof unitRowSchema>;

/** The values proposed where a printed row has holes; its name is that of the row and `(completed)`. */
export const completedRowSchema = z.object({ name: z.string(), ...figures, maint });
export type CompletedRow = z.infer<typeof completedRowSchema>;

export const forceListFileSchema = z.object({
  abilities: z.array(z.object({ id: z.string() })),
  units: z.array(unitRowSchema),
  /** Not printed: designed by the unit design rules, to complete the lists. */
  designedUnits: z.array(unitRowSchema),
  proposedUnits: z.array(completedRowSchema),
  /** The abilities that the book names for each empire. */
  empireThemes: z.record(z.string(), z.array(z.string())),
});
export type ForceListFile = z.infer<typeof forceListFileSchema>;

/** What abilities do, in the same file. */
export const abilityEffectsSchema = z.object({
  abilities: z.array(z.object({ id: z.string(), effect: z.string() })),
});
