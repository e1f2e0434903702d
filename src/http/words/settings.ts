import { SETTINGS, type RuleSet, type SettingName } from '#fog/views/terms';

/** What each setting is about, in a moderator's words. */
const SETTING_WORDS: { readonly [S in SettingName]: string } = {
  movementModel: 'Movement',
  battles: 'Choices in battles',
  idleOrders: 'Players without orders',
  classStats: 'Stats of foreign classes',
  scenarioLimit: 'The same demand in an encounter',
  damageRounding: 'Damage is rounded',
  readinessDecay: 'Readiness after the first round',
  flightRepair: 'Crippled flights are repaired after the',
};

const VALUE_WORDS: Readonly<Record<string, string>> = {
  'battles standing': 'standing orders answer',
  'battles interactive': 'players are asked in windows',
};

export type SettingLine = Readonly<{ name: string; value: string; isDefault: boolean }>;

/** The settings a campaign is played by, each with whether it is the book's default. */
export function settingLines(rules: RuleSet): readonly SettingLine[] {
  // The names of a constant table; their order is that of the list.
  const names = Object.keys(SETTINGS) as SettingName[];
  return names.map((name) => ({
    name: SETTING_WORDS[name],
    value: VALUE_WORDS[`${name} ${rules[name]}`] ?? rules[name],
    isDefault: rules[name] === SETTINGS[name][0],
  }));
}
