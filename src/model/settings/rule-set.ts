import type { OrdnancePackage } from '#model/forces/ordnance';
import type { ExploredMap } from './galaxy-settings.ts';
import { defaultsOf, laterIn, type ValuesOf, wordsIn } from './setting.ts';
import { BATTLE_SETTINGS } from './table/battles.ts';
import { CAMPAIGN_SETTINGS } from './table/campaign.ts';
import { EVENT_SETTINGS } from './table/events.ts';
import { MOVEMENT_SETTINGS } from './table/movement.ts';
import { REALM_SETTINGS } from './table/realm.ts';
import { SIEGE_SETTINGS } from './table/siege.ts';
import { SUPPLY_SETTINGS } from './table/supply.ts';
import { TECH_SETTINGS } from './table/tech.ts';
import { WORLD_SETTINGS } from './table/worlds.ts';
import type { VictoryRules } from './victory.ts';

/** Every setting of a campaign, described once (`option:` in docs/rules). Only settings that a built rule reads. */
export const SETTINGS = {
  ...CAMPAIGN_SETTINGS,
  ...EVENT_SETTINGS,
  ...MOVEMENT_SETTINGS,
  ...SUPPLY_SETTINGS,
  ...BATTLE_SETTINGS,
  ...SIEGE_SETTINGS,
  ...REALM_SETTINGS,
  ...TECH_SETTINGS,
  ...WORLD_SETTINGS,
} as const;

/** The values of each setting that is no number, the default first. */
export const SETTING_VALUES = wordsIn(SETTINGS);
export type SettingName = keyof typeof SETTINGS;

/** The parts of a rule set that are more than one word or number. */
type Structured = Readonly<{
  victory: VictoryRules;
  /** The ordnance that there is (SUP-9); null: all of it. */
  ordnanceList: readonly OrdnancePackage[] | null;
  /** The map is explored from nothing; null: it is there from the start (MAP-12). */
  explored: ExploredMap | null;
}>;

/** The rules of one campaign: one value per setting. */
export type RuleSet = ValuesOf<typeof SETTINGS> & Structured;

const STRUCTURED: Structured = {
  ordnanceList: null,
  victory: { needed: 1, conditions: [{ kind: 'time', turn: 120 }] },
  explored: null,
};

/** The book's defaults. */
export const DEFAULT_RULE_SET: RuleSet = { ...defaultsOf(SETTINGS), ...STRUCTURED };

/** The settings that rules of older campaigns lack. */
export const LATER_RULES: Partial<RuleSet> = { ...laterIn(SETTINGS), ...STRUCTURED };
