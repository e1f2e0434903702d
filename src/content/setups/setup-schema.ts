import { z } from 'zod';
import { MOST_EMPIRES, MOST_RINGS } from '#model/campaign/galaxy';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { SETTING_VALUES } from '#model/settings/rule-set';
import { innerListSchema } from '#content/force-lists/house-list-schema';
import { mapEditSchema } from '#content/galaxy/edits/map-edit';
import { MOST_EDITS, MOST_ROLLS } from '#content/galaxy/edits/roll-edits';
import { nameSchema } from '#content/name-schema';
import {
  forceSchema,
  groupSchema,
  reference,
  scenarioSchema,
  settingsShape,
  systemSchema,
} from '#content/scenarios/scenario-schema';
import { openShapeOf, settingShapeOf } from '#content/scenarios/setting-shape';

/*
 * The setup format, version 1: one JSON object with all that is decided before a campaign begins. What is left out is
 * chosen automatically. A later version of the format gets a number of its own.
 */
export const SETUP_FORMAT = 'farlane-setup';
export const SETUP_VERSION = 1;

const LONGEST_SEED = 80;
const MOST_FORCES = 500;
const MOST_NAMES = 4000;

/** How colonies can be placed before the first turn (OPT-5). */
const CLAIM_KINDS = ['colony', 'outpost'] as const;

/** A player, counted from 1. */
export const playerSchema = z.int().min(1).max(MOST_EMPIRES);

/** A change of a drawn map. Systems keep their owners, who come from homeworlds and colony points. */
export const setupEditSchema = z.discriminatedUnion('kind', [
  mapEditSchema.options[0].extend({
    becomes: systemSchema.omit({ q: true, r: true, owner: true }),
  }),
  mapEditSchema.options[1],
  mapEditSchema.options[2],
]);

/** First units are bought by the players, so the setting for them has no place here. */
const drawSettings = z
  .strictObject(openShapeOf(settingShapeOf(GALAXY_SETTINGS)))
  .omit({ startingForces: true });

/** How a map is drawn by the tables. */
export const drawSchema = z.strictObject({
  /** The name of the map. */
  title: nameSchema.default('A new galaxy'),
  /** MAP-1; left out: one for each player. */
  rings: z.int().min(1).max(MOST_RINGS).optional(),
  /** The same seed draws the same map. Anybody who knows it can draw the map. */
  seed: z.string().min(1, 'The seed is empty. Give a word or a number').max(LONGEST_SEED),
  /** Of one seed there are several maps. */
  roll: z.int().min(1).max(MOST_ROLLS).default(1),
  /** The tech era in which all empires begin (SET-2). */
  era: z.int().min(1).max(20).default(1),
  settings: drawSettings.prefault({}),
  /** Changes of the map by hand, in their order. */
  edits: z.array(setupEditSchema).max(MOST_EDITS).default([]),
});

/** A map that is drawn, or a scenario. */
export const setupMapSchema = z.union([
  z.strictObject({ draw: drawSchema }),
  z.strictObject({ scenario: scenarioSchema }),
]);

/** The settings of rules that were chosen; the others are as in the scenario, or have their defaults. */
export const chosenSettingsSchema = z.strictObject(openShapeOf(settingsShape)).prefault({});

const bought = { condition: true, status: true, unconverted: true, damage: true } as const;
const purchaseGroup = groupSchema.omit(bought);

/** A fleet that an empire begins with, or what belongs to a system (SET-1). */
export const setupForceSchema = forceSchema.omit({ owner: true }).extend({
  units: z
    .array(
      purchaseGroup.extend({
        trading: z.boolean().default(false),
        aboard: z.array(purchaseGroup).default([]),
        together: z.array(purchaseGroup).default([]),
      }),
    )
    .min(1),
});

/** A system that an empire takes with its colony points. */
export const claimSchema = z.strictObject({
  /** A system by its name, or by its hex, such as H0204. */
  system: reference,
  kind: z.enum(CLAIM_KINDS).default('colony'),
});

export const claimsSchema = z.array(claimSchema).max(MOST_NAMES);
export const setupForcesSchema = z.array(setupForceSchema).max(MOST_FORCES);

/** What an empire has chosen; what is left out is chosen for it. */
const setupEmpireSchema = z.strictObject({
  name: nameSchema.optional(),
  forceList: reference.optional(),
  /** The place of its homeworld on the outermost ring (MAP-2). */
  homeworld: z.int().min(0).optional(),
  colonies: claimsSchema.optional(),
  forces: setupForcesSchema.optional(),
});

/** A treaty from before the first turn (SET-3). */
export const setupTreatySchema = z.strictObject({
  between: z.tuple([playerSchema, playerSchema]),
  state: z.enum(SETTING_VALUES.pregameTreaties).exclude(['off']),
});

/** A new name of a system. */
export const systemNameSchema = z.strictObject({ system: reference, name: nameSchema });

export const setupSchema = z.strictObject({
  format: z.literal(SETUP_FORMAT),
  version: z.literal(SETUP_VERSION),
  /** The name of the campaign. */
  name: nameSchema,
  map: setupMapSchema,
  settings: chosenSettingsSchema,
  /** In player order. */
  empires: z.array(setupEmpireSchema).min(1).max(MOST_EMPIRES),
  treaties: z.array(setupTreatySchema).max(400).default([]),
  /** Force lists of its own (U-9). */
  forceLists: z.array(innerListSchema).max(MOST_EMPIRES).default([]),
  /** Names of systems. */
  names: z.array(systemNameSchema).max(MOST_NAMES).default([]),
});

/** Everything that is decided before a campaign begins. */
export type SetupFile = z.infer<typeof setupSchema>;
export type SetupEmpire = SetupFile['empires'][number];
export type SetupMap = SetupFile['map'];
export type SetupDraw = z.infer<typeof drawSchema>;
export type SetupEdit = z.infer<typeof setupEditSchema>;
export type SetupForce = z.infer<typeof setupForceSchema>;
export type SetupTreaty = z.infer<typeof setupTreatySchema>;
export type SystemName = z.infer<typeof systemNameSchema>;
export type Claim = z.infer<typeof claimSchema>;
