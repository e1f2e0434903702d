import { z } from 'zod';
import { LANE_CLASSES } from '#model/campaign/lane';
import { ANOMALIES, IMPORTANCES, TRAITS } from '#model/campaign/system';
import { forceSchema, pair, reference, systemSchema } from '#content/scenarios/scenario-schema';

/** The parts of a map that can be chosen from lists. */
export const MAP_CHOICES = {
  importance: IMPORTANCES,
  traits: TRAITS,
  anomalies: ANOMALIES,
  lanes: LANE_CLASSES,
} as const;

/** A system with its new values; it stays in its place. */
const systemEdit = z.strictObject({
  kind: z.literal('system'),
  system: reference,
  becomes: systemSchema.omit({ q: true, r: true }),
});

/** A lane between two systems gets this class, or is taken away. */
const laneEdit = z.strictObject({
  kind: z.literal('lane'),
  between: pair,
  class: z.enum(LANE_CLASSES).nullable(),
});

/** Two systems change places; lanes stay where they are. */
const placeEdit = z.strictObject({ kind: z.literal('place'), systems: pair });

/** All forces before the first turn. */
const forcesEdit = z.strictObject({ kind: z.literal('forces'), forces: z.array(forceSchema) });

/** One change of a map before play begins; it names things. */
export const mapEditSchema = z.discriminatedUnion('kind', [
  systemEdit,
  laneEdit,
  placeEdit,
  forcesEdit,
]);
export type MapEdit = z.infer<typeof mapEditSchema>;
