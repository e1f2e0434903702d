import type { ExploredMap } from './galaxy-settings.ts';
import type { VictoryRules } from './victory.ts';
import type { OrdnancePackage } from '#model/forces/ordnance';

/** The settings of rules (`option:` in docs/rules), the default first. Only settings that a built rule reads. */
export const SETTINGS = {
  movementModel: ['galaxies', 'classic', 'twoJump'],
  battles: ['standing', 'setup', 'interactive'],
  combat: ['cscr', 'external'],
  idleOrders: ['hold'],
  classStats: ['public', 'fought'],
  scenarioLimit: ['once', 'unlimited'],
  damageRounding: ['up', 'down', 'nearest'],
  readinessDecay: ['step', 'first-round', 'never'],
  flightRepair: ['battle', 'round'],
  defensiveTargets: ['bases', 'fixed'],
  pursuitSurprise: ['defender', 'attacker'],
  pullBack: ['on', 'off'],
  scoutIntel: ['function', 'ship'],
  armored: ['leftover', 'directedOnly'],
  scoutsExplore: ['off', 'on'],
  perilRoll: ['fleet', 'ship'],
  jumpEngines: ['off', 'on'],
  surveys: ['off', 'explorers', 'outpost'],
  minesweeping: ['points', 'fields'],
  blockadeHolds: ['on', 'off'],
  loading: ['landings', 'movement'],
  derelictChoice: ['roll', 'buy'],
  derelictEra: ['5', '10'],
  explorationEncounters: ['off', 'on'],
  raiders: ['on', 'off'],
  raiderTactics: ['stand', 'flee'],
  raidersBlockade: ['off', 'on'],
  alliedSight: ['on', 'off'],
  strategicRedeployment: ['on', 'off'],
  grandFleets: ['off', 'on'],
  carrierStaging: ['off', 'on'],
  carrierBonus: ['dv', 'choice'],
  stasisFlagship: ['off', 'on'],
  carrierStrikes: ['off', 'on'],
  strikePenalty: ['half', 'none'],
  firstContactWar: ['off', 'on'],
  fog: ['full', 'openHanded'],
  pregameTreaties: ['off', 'non-aggression', 'trade', 'military', 'mutual-defense', 'alliance'],
  activeMinefields: ['off', 'on'],
  offMapTrade: ['fixed', 'd6'],
  independentConvoys: ['off', 'on'],
  specialisation: ['off', 'on'],
  wartimeEconomy: ['off', 'on'],
  constructionTimes: ['quick', 'extended', 'all'],
  reprisalTroops: ['on', 'off'],
  deadColony: ['uninhabited', 'outpost'],
  towBases: ['off', 'on'],
  civilianBases: ['off', 'on'],
  scienceInstitutes: ['off', 'with', 'instead'],
  refitCost: ['half', 'difference'],
  research: ['era', 'inServiceDate', 'chance'],
  customResearch: ['off', 'on'],
  lockFutureEra: ['on', 'off'],
  alienConversion: ['on', 'off'],
  eraScheme: ['startingPlus', 'eraIBase', 'perTechYear'],
} as const;
export type SettingName = keyof typeof SETTINGS;

/** What one campaign plays by: one value per setting. */
export type RuleSet = Readonly<{
  [S in SettingName]: (typeof SETTINGS)[S][number];
}> &
  Readonly<{
    firstYear: number;
    /** Intel costs this times its new value (ECO-8). */
    intelCostFactor: number;
    /** How many turns a new spectator is behind unless whoever invites him says otherwise (FOG-13). */
    spectatorDelay: number;
    /** Morale is checked every so many turns (COL-5). */
    moraleInterval: number;
    /** The tech year of all empires before their first advance (OPT-20). */
    startTechYear: number;
    victory: VictoryRules;
    /** The ordnance that there is (SUP-9); null: all of it. */
    ordnanceList: readonly OrdnancePackage[] | null;
    /** The map is explored from nothing; null: it is there from the start (MAP-12). */
    explored: ExploredMap | null;
  }>;

/** The book's defaults. */
export const DEFAULT_RULE_SET: RuleSet = {
  movementModel: 'galaxies',
  battles: 'standing',
  combat: 'cscr',
  idleOrders: 'hold',
  classStats: 'public',
  scenarioLimit: 'once',
  damageRounding: 'up',
  readinessDecay: 'step',
  flightRepair: 'battle',
  defensiveTargets: 'bases',
  pursuitSurprise: 'defender',
  pullBack: 'on',
  scoutIntel: 'function',
  armored: 'leftover',
  scoutsExplore: 'off',
  perilRoll: 'fleet',
  jumpEngines: 'off',
  surveys: 'off',
  minesweeping: 'points',
  blockadeHolds: 'on',
  loading: 'landings',
  derelictChoice: 'roll',
  derelictEra: '5',
  explorationEncounters: 'off',
  raiders: 'on',
  raiderTactics: 'stand',
  raidersBlockade: 'off',
  alliedSight: 'on',
  strategicRedeployment: 'on',
  grandFleets: 'off',
  carrierStaging: 'off',
  carrierBonus: 'dv',
  stasisFlagship: 'off',
  carrierStrikes: 'off',
  strikePenalty: 'half',
  firstContactWar: 'off',
  fog: 'full',
  pregameTreaties: 'off',
  activeMinefields: 'off',
  offMapTrade: 'fixed',
  independentConvoys: 'off',
  specialisation: 'off',
  wartimeEconomy: 'off',
  constructionTimes: 'quick',
  reprisalTroops: 'on',
  deadColony: 'uninhabited',
  towBases: 'off',
  civilianBases: 'off',
  scienceInstitutes: 'off',
  refitCost: 'half',
  research: 'era',
  customResearch: 'off',
  lockFutureEra: 'on',
  alienConversion: 'on',
  eraScheme: 'startingPlus',
  firstYear: 3000,
  intelCostFactor: 5,
  spectatorDelay: 12,
  moraleInterval: 1,
  startTechYear: 3000,
  ordnanceList: null,
  victory: {
    needed: 1,
    conditions: [{ kind: 'time', turn: 120 }],
  },
  explored: null,
};
