import { z } from 'zod';
import { MOST_EMPIRES, MOST_RINGS } from '#model/campaign/galaxy';
import { LANE_CLASSES } from '#model/campaign/lane';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { ANOMALIES, IMPORTANCES, TRAITS } from '#model/campaign/system';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import { UNIT_CONDITIONS, UNIT_STATUSES } from '#model/forces/unit';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { DEFAULT_RULE_SET, type RuleSet, SETTINGS } from '#model/settings/rule-set';
import { innerListSchema } from '#content/force-lists/house-list-schema';
import { nameSchema } from '#content/name-schema';
import { guideSchema } from './guide-schema.ts';
import { settingShapeOf } from './setting-shape.ts';

/*
 * The scenario format, version 1: one JSON object. Everything is said by name; ids are made from it
 * (see `stateOfScenario`). A later version of the format gets a number of its own.
 */
export const SCENARIO_FORMAT = 'farlane-scenario';
export const SCENARIO_VERSION = 1;

const MOST_TRAITS = 4;
const MOST_ANOMALIES = 3;
const MOST_UNITS = 100_000;

const whole = z.int().min(0).max(1_000_000);
/** The name or key of something in another part of the file. */
export const reference = z.string().min(1);
export const pair = z.tuple([reference, reference]);

export const LONGEST_KEY = 20;

/** What a scenario can leave to the player of an empire. */
const EMPIRE_CHOICES = ['name', 'forceList', 'forces'] as const;

/** The short name of an empire, which begins all its ids. */
const keySchema = z
  .string()
  .max(LONGEST_KEY)
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'This is not a key. Use lower-case letters, digits and hyphens, and begin with a letter',
  );

/** A system of the map. */
export const systemSchema = z.strictObject({
  name: nameSchema,
  /** Axial hex coordinates; the hub is 0,0. */
  q: z.int(),
  r: z.int(),
  importance: z.enum(IMPORTANCES),
  capacity: whole.min(1),
  raw: whole,
  census: whole.default(0),
  morale: whole.default(0),
  productivity: whole.default(0),
  intel: whole.default(0),
  traits: z.array(z.enum(TRAITS)).max(MOST_TRAITS).default([]),
  anomalies: z.array(z.enum(ANOMALIES)).max(MOST_ANOMALIES).default([]),
  /** MAP-6: rolled values that wait until somebody lives there. */
  native: z.strictObject({ census: whole, morale: whole, productivity: whole }).optional(),
  /** OPT-10: lanes that lead off the map. */
  offMapLanes: z.int().min(0).max(6).default(0),
  /** Key of an empire. */
  owner: reference.nullable().default(null),
});

const laneSchema = z.strictObject({
  /** Names of two systems at most two hexes apart; on a map that is explored from nothing, hexes such as H0204 too. */
  between: pair,
  class: z.enum(LANE_CLASSES),
});

const empireSchema = z.strictObject({
  key: keySchema,
  name: nameSchema,
  /** Id of a published force list, or of one of the scenario's own. */
  forceList: reference,
  homeworld: reference,
  treasury: z.int().default(0),
  /** SET-2. */
  era: z.int().min(1).max(20).default(1),
  /** Tech investment that the empire already has (TECH-2). */
  techPool: whole.default(0),
  /** Names of classes; without it all of its list below its era, and the universal list. */
  unlocked: z.array(reference).optional(),
  /** What its player chooses in the setup of a campaign; the entries of this file are the defaults. */
  choose: z.array(z.enum(EMPIRE_CHOICES)).default([]),
});

const relationSchema = z.strictObject({ between: pair, state: z.enum(DIPLOMATIC_STATES) });

export const groupSchema = z.strictObject({
  /** Name of a class of the owner's list or the universal one, or the id of any class. */
  class: reference,
  count: z.int().min(1).max(MOST_UNITS).default(1),
  /** Of the first units of the group; the others stay unnamed. */
  names: z.array(nameSchema).default([]),
  condition: z.enum(UNIT_CONDITIONS).default('sound'),
  status: z.enum(UNIT_STATUSES).default('active'),
  /** What each unit with Missile has loaded (SUP-9). */
  ordnance: z.array(z.enum(ORDNANCE_PACKAGES)).default([]),
  /** Unconverted alien units, without weapons and abilities (TECH-6). */
  unconverted: z.boolean().default(false),
  /** Attrition that each ground unit has lost (CON-7). */
  damage: whole.default(0),
});

const unitsSchema = groupSchema.extend({
  /** Convoys that work a trade route where they are (MOV-6). */
  trading: z.boolean().default(false),
  /** What each unit of the group carries: flights, minefields, and cargo in its hold. */
  aboard: z.array(groupSchema).default([]),
  /** What the units of the group carry together: each item is shared among them (MOV-7). */
  together: z.array(groupSchema).default([]),
});

/** A fleet with its units, or what belongs to a system. */
export const forceSchema = z.strictObject({
  owner: reference,
  /** Name of a system. */
  at: reference,
  /** The fleet's name; null for what belongs to the system: bases, ground forces, its flights. */
  fleet: nameSchema.nullable().default(null),
  units: z.array(unitsSchema).min(1),
});

const knowledgeSchema = z.strictObject({
  empire: reference,
  /** Names of systems that it has explored, or all of them. Own systems, and systems with its forces, are included. */
  explored: z.union([z.literal('all'), z.array(reference)]),
});

const victoryConditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('expansion'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('expansion-count'), systems: whole.min(1) }),
  z.strictObject({ kind: z.literal('scientific'), era: z.int().min(2).max(20) }),
  z.strictObject({ kind: z.literal('economic'), income: whole.min(1) }),
  z.strictObject({ kind: z.literal('dominance'), percent: z.int().min(0).max(10_000) }),
  z.strictObject({ kind: z.literal('military'), cost: whole.min(1) }),
  z.strictObject({ kind: z.literal('time'), turn: whole.min(1) }),
]);

/** VIC-1. Each kind of condition once; no condition at all: nobody wins. */
const victorySchema = z
  .strictObject({
    needed: z.int().min(1).default(1),
    conditions: z.array(victoryConditionSchema),
  })
  .refine(
    ({ conditions }) => new Set(conditions.map(({ kind }) => kind)).size === conditions.length,
    {
      path: ['conditions'],
      message: 'The same kind of condition is here twice. Use each kind once',
    },
  )
  .refine(({ needed, conditions }) => conditions.length === 0 || needed <= conditions.length, {
    path: ['needed'],
    message: 'More conditions are needed than there are. Lower the number, or add conditions',
  });

export const settingsShape = {
  ...settingShapeOf(SETTINGS),
  /** SUP-9: the packages that there are; null: all. */
  ordnanceList: z
    .array(z.enum(ORDNANCE_PACKAGES))
    .nullable()
    .default(DEFAULT_RULE_SET.ordnanceList === null ? null : [...DEFAULT_RULE_SET.ordnanceList]),
  victory: victorySchema.default(() => ({
    ...DEFAULT_RULE_SET.victory,
    conditions: [...DEFAULT_RULE_SET.victory.conditions],
  })),
} satisfies Readonly<Record<Exclude<keyof RuleSet, 'explored'>, z.ZodType>>;

/** The settings of a campaign, or of one battle. */
export const settingsSchema = z.strictObject(settingsShape).prefault({});

/** MAP-12: the map is explored from nothing, and this is how the rest of it is drawn in play. */
export const exploreSchema = z.strictObject(
  settingShapeOf({
    anomalyTable: GALAXY_SETTINGS.anomalyTable,
    offMapLanes: GALAXY_SETTINGS.offMapLanes,
    unmappedStars: GALAXY_SETTINGS.unmappedStars,
  }),
);

export const scenarioSchema = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  version: z.literal(SCENARIO_VERSION),
  name: nameSchema,
  /** For the people who choose a scenario. */
  description: z.string().max(2000).default(''),
  /** What it tells players and moderators about itself. */
  guide: guideSchema.optional(),
  /** Rings of hexes round the hub (MAP-1). */
  rings: z.int().min(1).max(MOST_RINGS),
  settings: settingsSchema,
  explore: exploreSchema.optional(),
  systems: z.array(systemSchema).min(1),
  lanes: z.array(laneSchema),
  /** Force lists of its own, as a file of a force list writes them (U-9). */
  forceLists: z.array(innerListSchema).max(MOST_EMPIRES).default([]),
  empires: z.array(empireSchema).min(1).max(MOST_EMPIRES),
  relations: z.array(relationSchema).default([]),
  forces: z.array(forceSchema).default([]),
  knowledge: z.array(knowledgeSchema).default([]),
});
export type Scenario = z.infer<typeof scenarioSchema>;
/** A scenario as a file says it: what has a usual value may be left out. */
export type ScenarioFile = z.input<typeof scenarioSchema>;
export type SectionName = keyof Scenario;
export type ScenarioSystem = Scenario['systems'][number];
export type ScenarioEmpire = Scenario['empires'][number];
export type ScenarioForce = Scenario['forces'][number];
export type ScenarioUnits = ScenarioForce['units'][number];
export type ScenarioGroup = ScenarioUnits['aboard'][number];
