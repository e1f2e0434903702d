import { z } from 'zod';
import { MOST_EMPIRES, MOST_RINGS } from '#model/campaign/galaxy';
import { LANE_CLASSES } from '#model/campaign/lane';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { ANOMALIES, IMPORTANCES, TRAITS } from '#model/campaign/system';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import { UNIT_CONDITIONS, UNIT_STATUSES } from '#model/forces/unit';
import { DEFAULT_GALAXY_SETTINGS, GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { LONGEST_DELAY } from '#model/settings/longest-delay';
import { DEFAULT_RULE_SET, SETTINGS } from '#model/settings/rule-set';
import { innerListSchema } from '#content/force-lists/house-list-schema';
import { nameSchema } from '#content/name-schema';

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
/** The name or key of something that stands elsewhere. */
export const reference = z.string().min(1);
export const pair = z.tuple([reference, reference]);

export const LONGEST_KEY = 20;

/** The short name of an empire, which begins all its ids. */
const keySchema = z
  .string()
  .max(LONGEST_KEY)
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'A key has small letters, digits and hyphens, and begins with a letter',
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
  /** MAP-6: what was rolled for it and waits for somebody to live there. */
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
  /** Tech investment in hand (TECH-2). */
  techPool: whole.default(0),
  /** Names of classes; without it all of its list below its era, and the universal list. */
  unlocked: z.array(reference).optional(),
});

const relationSchema = z.strictObject({ between: pair, state: z.enum(DIPLOMATIC_STATES) });

const groupSchema = z.strictObject({
  /** Name of a class of the owner's list or the universal one, or the id of any class. */
  class: reference,
  count: z.int().min(1).max(MOST_UNITS).default(1),
  /** Of the first units of the group; the others stay unnamed. */
  names: z.array(nameSchema).default([]),
  condition: z.enum(UNIT_CONDITIONS).default('sound'),
  status: z.enum(UNIT_STATUSES).default('active'),
  /** What each unit with Missile has loaded (SUP-9). */
  ordnance: z.array(z.enum(ORDNANCE_PACKAGES)).default([]),
  /** Of alien make and never repaired since: without weapons and abilities (TECH-6). */
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
  /** Names of systems it has been to, or all of them. Own systems, and where its forces are, go without saying. */
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
      message: 'Each kind of condition may stand here once',
    },
  )
  .refine(({ needed, conditions }) => conditions.length === 0 || needed <= conditions.length, {
    path: ['needed'],
    message: 'No more conditions can be needed than there are',
  });

export const settingsShape = {
  movementModel: z.enum(SETTINGS.movementModel).default(DEFAULT_RULE_SET.movementModel),
  battles: z.enum(SETTINGS.battles).default(DEFAULT_RULE_SET.battles),
  combat: z.enum(SETTINGS.combat).default(DEFAULT_RULE_SET.combat),
  idleOrders: z.enum(SETTINGS.idleOrders).default(DEFAULT_RULE_SET.idleOrders),
  classStats: z.enum(SETTINGS.classStats).default(DEFAULT_RULE_SET.classStats),
  scenarioLimit: z.enum(SETTINGS.scenarioLimit).default(DEFAULT_RULE_SET.scenarioLimit),
  damageRounding: z.enum(SETTINGS.damageRounding).default(DEFAULT_RULE_SET.damageRounding),
  readinessDecay: z.enum(SETTINGS.readinessDecay).default(DEFAULT_RULE_SET.readinessDecay),
  flightRepair: z.enum(SETTINGS.flightRepair).default(DEFAULT_RULE_SET.flightRepair),
  defensiveTargets: z.enum(SETTINGS.defensiveTargets).default(DEFAULT_RULE_SET.defensiveTargets),
  pullBack: z.enum(SETTINGS.pullBack).default(DEFAULT_RULE_SET.pullBack),
  scoutIntel: z.enum(SETTINGS.scoutIntel).default(DEFAULT_RULE_SET.scoutIntel),
  pursuitSurprise: z.enum(SETTINGS.pursuitSurprise).default(DEFAULT_RULE_SET.pursuitSurprise),
  armored: z.enum(SETTINGS.armored).default(DEFAULT_RULE_SET.armored),
  scoutsExplore: z.enum(SETTINGS.scoutsExplore).default(DEFAULT_RULE_SET.scoutsExplore),
  perilRoll: z.enum(SETTINGS.perilRoll).default(DEFAULT_RULE_SET.perilRoll),
  jumpEngines: z.enum(SETTINGS.jumpEngines).default(DEFAULT_RULE_SET.jumpEngines),
  independentConvoys: z
    .enum(SETTINGS.independentConvoys)
    .default(DEFAULT_RULE_SET.independentConvoys),
  specialisation: z.enum(SETTINGS.specialisation).default(DEFAULT_RULE_SET.specialisation),
  wartimeEconomy: z.enum(SETTINGS.wartimeEconomy).default(DEFAULT_RULE_SET.wartimeEconomy),
  constructionTimes: z.enum(SETTINGS.constructionTimes).default(DEFAULT_RULE_SET.constructionTimes),
  surveys: z.enum(SETTINGS.surveys).default(DEFAULT_RULE_SET.surveys),
  minesweeping: z.enum(SETTINGS.minesweeping).default(DEFAULT_RULE_SET.minesweeping),
  blockadeHolds: z.enum(SETTINGS.blockadeHolds).default(DEFAULT_RULE_SET.blockadeHolds),
  loading: z.enum(SETTINGS.loading).default(DEFAULT_RULE_SET.loading),
  derelictEra: z.enum(SETTINGS.derelictEra).default(DEFAULT_RULE_SET.derelictEra),
  derelictChoice: z.enum(SETTINGS.derelictChoice).default(DEFAULT_RULE_SET.derelictChoice),
  explorationEncounters: z
    .enum(SETTINGS.explorationEncounters)
    .default(DEFAULT_RULE_SET.explorationEncounters),
  raiders: z.enum(SETTINGS.raiders).default(DEFAULT_RULE_SET.raiders),
  raiderTactics: z.enum(SETTINGS.raiderTactics).default(DEFAULT_RULE_SET.raiderTactics),
  raidersBlockade: z.enum(SETTINGS.raidersBlockade).default(DEFAULT_RULE_SET.raidersBlockade),
  alliedSight: z.enum(SETTINGS.alliedSight).default(DEFAULT_RULE_SET.alliedSight),
  strategicRedeployment: z
    .enum(SETTINGS.strategicRedeployment)
    .default(DEFAULT_RULE_SET.strategicRedeployment),
  grandFleets: z.enum(SETTINGS.grandFleets).default(DEFAULT_RULE_SET.grandFleets),
  carrierStaging: z.enum(SETTINGS.carrierStaging).default(DEFAULT_RULE_SET.carrierStaging),
  carrierBonus: z.enum(SETTINGS.carrierBonus).default(DEFAULT_RULE_SET.carrierBonus),
  stasisFlagship: z.enum(SETTINGS.stasisFlagship).default(DEFAULT_RULE_SET.stasisFlagship),
  carrierStrikes: z.enum(SETTINGS.carrierStrikes).default(DEFAULT_RULE_SET.carrierStrikes),
  strikePenalty: z.enum(SETTINGS.strikePenalty).default(DEFAULT_RULE_SET.strikePenalty),
  firstContactWar: z.enum(SETTINGS.firstContactWar).default(DEFAULT_RULE_SET.firstContactWar),
  fog: z.enum(SETTINGS.fog).default(DEFAULT_RULE_SET.fog),
  pregameTreaties: z.enum(SETTINGS.pregameTreaties).default(DEFAULT_RULE_SET.pregameTreaties),
  activeMinefields: z.enum(SETTINGS.activeMinefields).default(DEFAULT_RULE_SET.activeMinefields),
  offMapTrade: z.enum(SETTINGS.offMapTrade).default(DEFAULT_RULE_SET.offMapTrade),
  firstYear: z.int().min(0).max(99_999).default(DEFAULT_RULE_SET.firstYear),
  reprisalTroops: z.enum(SETTINGS.reprisalTroops).default(DEFAULT_RULE_SET.reprisalTroops),
  deadColony: z.enum(SETTINGS.deadColony).default(DEFAULT_RULE_SET.deadColony),
  towBases: z.enum(SETTINGS.towBases).default(DEFAULT_RULE_SET.towBases),
  civilianBases: z.enum(SETTINGS.civilianBases).default(DEFAULT_RULE_SET.civilianBases),
  scienceInstitutes: z.enum(SETTINGS.scienceInstitutes).default(DEFAULT_RULE_SET.scienceInstitutes),
  refitCost: z.enum(SETTINGS.refitCost).default(DEFAULT_RULE_SET.refitCost),
  research: z.enum(SETTINGS.research).default(DEFAULT_RULE_SET.research),
  customResearch: z.enum(SETTINGS.customResearch).default(DEFAULT_RULE_SET.customResearch),
  lockFutureEra: z.enum(SETTINGS.lockFutureEra).default(DEFAULT_RULE_SET.lockFutureEra),
  alienConversion: z.enum(SETTINGS.alienConversion).default(DEFAULT_RULE_SET.alienConversion),
  eraScheme: z.enum(SETTINGS.eraScheme).default(DEFAULT_RULE_SET.eraScheme),
  startTechYear: z.int().min(0).max(99_999).default(DEFAULT_RULE_SET.startTechYear),
  moraleInterval: z.int().min(1).max(1000).default(DEFAULT_RULE_SET.moraleInterval),
  intelCostFactor: z.int().min(1).max(1000).default(DEFAULT_RULE_SET.intelCostFactor),
  spectatorDelay: z.int().min(1).max(LONGEST_DELAY).default(DEFAULT_RULE_SET.spectatorDelay),
  /** SUP-9: the packages that there are; null: all. */
  ordnanceList: z
    .array(z.enum(ORDNANCE_PACKAGES))
    .nullable()
    .default(DEFAULT_RULE_SET.ordnanceList === null ? null : [...DEFAULT_RULE_SET.ordnanceList]),
  victory: victorySchema.default(() => ({
    ...DEFAULT_RULE_SET.victory,
    conditions: [...DEFAULT_RULE_SET.victory.conditions],
  })),
} satisfies Readonly<
  Record<
    | keyof typeof SETTINGS
    | 'firstYear'
    | 'intelCostFactor'
    | 'spectatorDelay'
    | 'moraleInterval'
    | 'startTechYear'
    | 'ordnanceList'
    | 'victory',
    z.ZodType
  >
>;

/** What a campaign, or one battle, is played by. */
export const settingsSchema = z.strictObject(settingsShape).prefault({});

/** MAP-12: the map is explored from nothing, and this is how the rest of it is drawn in play. */
export const exploreSchema = z.strictObject({
  anomalyTable: z.enum(GALAXY_SETTINGS.anomalyTable).default(DEFAULT_GALAXY_SETTINGS.anomalyTable),
  offMapLanes: z.enum(GALAXY_SETTINGS.offMapLanes).default(DEFAULT_GALAXY_SETTINGS.offMapLanes),
  unmappedStars: z
    .enum(GALAXY_SETTINGS.unmappedStars)
    .default(DEFAULT_GALAXY_SETTINGS.unmappedStars),
});

export const scenarioSchema = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  version: z.literal(SCENARIO_VERSION),
  name: nameSchema,
  /** For the people who choose a scenario. */
  description: z.string().max(2000).default(''),
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
