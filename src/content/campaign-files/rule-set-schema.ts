import { z } from 'zod';
import { exploreSchema, settingsShape } from '#content/scenarios/scenario-schema';

/** Settings as a campaign plays by them: unlike in a scenario, none can be left out. */
function chosen(
  shape: Readonly<Record<string, z.ZodDefault<z.ZodType>>>,
): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, setting]) => [name, setting.unwrap()]),
  );
}

const exploredSchema = z.strictObject({ ...chosen(exploreSchema.shape), rings: z.int().min(1) });

/** The rules that a campaign plays by. */
export const ruleSetSchema = z.strictObject({
  ...chosen(settingsShape),
  explored: exploredSchema.nullable(),
});
