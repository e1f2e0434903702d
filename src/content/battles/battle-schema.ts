import { z } from 'zod';
import { BATTLE_SHAPE } from '#content/standing-schema';
import { LANE_CLASSES } from '#model/campaign/lane';
import { BATTLE_SIDES, SCENARIOS } from '#model/battle/setup';
import { DOCTRINE_NAMES } from '#model/forces/doctrines';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import { UNIT_CONDITIONS } from '#model/forces/unit';
import { nameSchema } from '#content/name-schema';
import { settingsSchema } from '#content/scenarios/scenario-schema';
import { ANOMALIES } from '#model/campaign/system';

/*
 * The battle format, version 1: one JSON object with one battle between two sides, everything by
 * name. A later version of the format gets a number of its own.
 */
export const BATTLE_FORMAT = 'farlane-battle';
export const BATTLE_VERSION = 1;

const MOST_UNITS = 1000;
const MOST_LEVELS = 100;

const whole = z.int().min(0).max(10_000);
const reference = z.string().min(1);
const laneClass = z.enum(LANE_CLASSES).exclude(['unexplored']);

const placeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('system'),
    name: nameSchema.default('the system'),
    anomalies: z.array(z.enum(ANOMALIES)).default([]),
    /** The side that controls it; null: neither. */
    holder: z.enum(BATTLE_SIDES).nullable().default(null),
    /** Of the holder’s colony: what its defense may draw on (CSC-1). */
    productivity: whole.default(0),
    utilized: whole.default(0),
  }),
  z.strictObject({
    kind: z.literal('lane'),
    name: nameSchema.default('the lane'),
    class: laneClass,
  }),
]);

const groupSchema = z.strictObject({
  /** Name of a class of the side’s list or the universal one, or the id of any class. */
  class: reference,
  count: z.int().min(1).max(MOST_UNITS).default(1),
  /** Of the first units of the group; the others stay unnamed. */
  names: z.array(nameSchema).default([]),
  condition: z.enum(UNIT_CONDITIONS).default('sound'),
  /** Mothballed units take no part in a battle. */
  status: z.enum(['active', 'reserve']).default('active'),
  /** Levels (SUP-7). */
  outOfSupply: z.int().min(0).max(MOST_LEVELS).default(0),
  /** What each unit with Missile has loaded (SUP-9). */
  ordnance: z.array(z.enum(ORDNANCE_PACKAGES)).default([]),
  /** An unconverted alien unit, without weapons and abilities (TECH-6). */
  unconverted: z.boolean().default(false),
  /** Under repair or refit: it may be hit in the reinforcements, and never enters the task force. */
  nonCombatant: z.boolean().default(false),
});

const unitsSchema = groupSchema.extend({
  /** What is based on or carried by each unit of the group. */
  aboard: z.array(groupSchema).default([]),
});

/** The standing orders that count in a battle; they answer every question. */
const standingSchema = z
  .strictObject({
    /** A doctrine: its values count where the file gives no others. */
    doctrine: z.exactOptional(z.enum(DOCTRINE_NAMES)),
    ...BATTLE_SHAPE,
  })
  .prefault({});

const sideSchema = z.strictObject({
  name: nameSchema,
  /** Id of a published force list; without it classes are named by their ids. */
  forceList: reference.nullable().default(null),
  units: z.array(unitsSchema).min(1),
  standing: standingSchema,
  /** Classes of the lanes that its ships may retreat by, best first; in a lane they go back by that lane. */
  waysOut: z.array(laneClass).default([]),
  /** Intel that it may spend before the battle (CSC-5). */
  intel: whole.default(0),
});

export const battleSchema = z.strictObject({
  format: z.literal(BATTLE_FORMAT),
  version: z.literal(BATTLE_VERSION),
  name: nameSchema.default('Battle'),
  scenario: z.enum(SCENARIOS).default('deep-space'),
  place: placeSchema,
  settings: settingsSchema,
  sides: z.strictObject({ attacker: sideSchema, defender: sideSchema }),
});
export type Battle = z.infer<typeof battleSchema>;
export type SideEntry = Battle['sides']['attacker'];
export type UnitsEntry = SideEntry['units'][number];
export type GroupEntry = UnitsEntry['aboard'][number];
