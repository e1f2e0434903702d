import { z } from 'zod';
import { MOST_EMPIRES } from '#model/campaign/galaxy';
import { PRESET_NAMES } from '#model/settings/presets';
import { innerListSchema } from '#content/force-lists/house-list-schema';
import { nameSchema } from '#content/name-schema';
import { reference } from '#content/scenarios/scenario-schema';
import {
  chosenSettingsSchema,
  claimsSchema,
  drawSchema,
  playerSchema,
  setupEditSchema,
  setupForcesSchema,
  setupMapSchema,
  setupTreatySchema,
  systemNameSchema,
} from './setup-schema.ts';

/** The steps of a setup, in their order. */
export const SETUP_STEPS = [
  'map',
  'settings',
  'empires',
  'homeworlds',
  'galaxy',
  'colonies',
  'forces',
  'ready',
  'started',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const count = z.int().min(1).max(MOST_EMPIRES);

/** One change of a setup. What a player decides names the player. */
export const setupActSchema = z.discriminatedUnion('kind', [
  /** The name of the campaign. */
  z.strictObject({ kind: z.literal('rename'), name: nameSchema }),
  /** Another map; `players` counts only for a map that is drawn. */
  z.strictObject({ kind: z.literal('map'), map: setupMapSchema, players: count }),
  /** Another roll of a drawn map. Its changes by hand are lost. */
  z.strictObject({ kind: z.literal('roll'), roll: drawSchema.shape.roll.unwrap() }),
  /** All changes of a drawn map so far. */
  z.strictObject({ kind: z.literal('edits'), edits: z.array(setupEditSchema) }),
  /** All settings of rules, and of the map where it is drawn. */
  z.strictObject({
    kind: z.literal('settings'),
    settings: chosenSettingsSchema,
    draw: drawSchema.shape.settings,
  }),
  z.strictObject({ kind: z.literal('preset'), preset: z.enum(PRESET_NAMES) }),
  /** More force lists of the campaign’s own. */
  z.strictObject({
    kind: z.literal('force-lists'),
    forceLists: z.array(innerListSchema).min(1).max(MOST_EMPIRES),
  }),
  /** Removes one of them, by its id. */
  z.strictObject({ kind: z.literal('remove-list'), list: reference }),
  z.strictObject({ kind: z.literal('treaties'), treaties: z.array(setupTreatySchema) }),
  /** Who an empire is; what is left out is chosen for it. */
  z.strictObject({
    kind: z.literal('empire'),
    player: playerSchema,
    name: nameSchema.optional(),
    forceList: reference.optional(),
  }),
  z.strictObject({ kind: z.literal('homeworld'), player: playerSchema, place: z.int() }),
  z.strictObject({ kind: z.literal('colonies'), player: playerSchema, colonies: claimsSchema }),
  /** First units; null: chosen for the empire. `ready`: the player is done with them. */
  z.strictObject({
    kind: z.literal('forces'),
    player: playerSchema,
    forces: setupForcesSchema.nullable(),
    ready: z.boolean(),
  }),
  /** New names of systems that the player owns. */
  z.strictObject({
    kind: z.literal('names'),
    player: playerSchema,
    names: z.array(systemNameSchema),
  }),
  /** An absent player's decisions are made for them; false: the player is back. */
  z.strictObject({ kind: z.literal('absent'), player: playerSchema, absent: z.boolean() }),
  /** The step is done. */
  z.strictObject({ kind: z.literal('next') }),
  /** Back to an earlier step: what was decided after it is taken back. */
  z.strictObject({ kind: z.literal('back'), step: z.enum(SETUP_STEPS).exclude(['started']) }),
  z.strictObject({ kind: z.literal('start') }),
]);
export type SetupAct = z.infer<typeof setupActSchema>;
