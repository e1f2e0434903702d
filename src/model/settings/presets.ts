import type { GalaxySettings } from './galaxy-settings.ts';
import type { RuleSet, SettingName } from './rule-set.ts';

/** Names of the ready choices of settings. */
export const PRESET_NAMES = ['book', 'quick', 'grand', 'classic'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Settings that belong together. Everything that is not named has its default. */
export type Preset = Readonly<{
  name: string;
  /** For whom it is, in a sentence. */
  explanation: string;
  settings: Partial<Pick<RuleSet, SettingName | 'victory'>>;
  /** Of a map that is drawn. */
  map: Partial<Omit<GalaxySettings, 'startingForces'>>;
}>;

/** The ready choices of settings; those of the book have no setting that differs from its default. */
export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  book: {
    name: 'By the book',
    explanation: 'Every setting has the book’s default.',
    settings: {},
    map: {},
  },
  quick: {
    name: 'Quick',
    explanation:
      'A short campaign. Empires may fight as soon as they meet, and have no raiders to guard against. On a drawn map they begin with colonies and larger fleets.',
    settings: {
      raiders: 'off',
      firstContactWar: 'on',
      covertDiplomacy: 'off',
      spectatorDelay: 6,
      victory: { needed: 1, conditions: [{ kind: 'time', turn: 48 }] },
    },
    map: { colonyPoints: 'short', startingPoints: 200, startingIntel: 1 },
  },
  grand: {
    name: 'Grand',
    explanation:
      'A long campaign with most optional rules: own designs, civilian bases, specialized colonies, random events, and choices in each round of battle.',
    settings: {
      battles: 'interactive',
      explorationEncounters: 'on',
      randomEvents: 'steady',
      worldObjectives: 'on',
      surveys: 'explorers',
      grandFleets: 'on',
      carrierStaging: 'on',
      independentConvoys: 'on',
      wartimeEconomy: 'on',
      civilianBases: 'on',
      scienceInstitutes: 'with',
      specialisation: 'on',
      customResearch: 'on',
      victory: { needed: 1, conditions: [{ kind: 'time', turn: 240 }] },
    },
    map: { offMapLanes: 'on', colonyPoints: 'full', startingPoints: 150 },
  },
  classic: {
    name: 'Classic',
    explanation:
      'Closer to earlier editions: fleets move two lanes, construction takes time, and classes come with the years.',
    settings: {
      movementModel: 'classic',
      scoutsExplore: 'on',
      carrierStrikes: 'on',
      minesweeping: 'fields',
      defensiveTargets: 'fixed',
      constructionTimes: 'extended',
      research: 'inServiceDate',
      allianceWars: 'automatic',
      tension: 'off',
    },
    map: { homeworldTraits: 'rolled', anomalyTable: '2d6' },
  },
};
