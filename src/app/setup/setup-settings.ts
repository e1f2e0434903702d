import { DEFAULT_GALAXY_SETTINGS, type GalaxySettings } from '#model/settings/galaxy-settings';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import type { SetupFile } from '#content/setups/setup-schema';

/** What a campaign will play by. */
export type SetupSettings = Readonly<{
  rules: RuleSet;
  /** Without the setting for first units, which players buy themselves. Null: the map is that of a scenario. */
  map: Omit<GalaxySettings, 'startingForces'> | null;
}>;

const given = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** All settings of a setup: those that were chosen, over those of its scenario and the defaults. */
export function settingsOfSetup({
  map,
  settings,
}: Pick<SetupFile, 'map' | 'settings'>): SetupSettings {
  const chosen = given(settings);
  if ('scenario' in map) {
    return { rules: { ...DEFAULT_RULE_SET, ...map.scenario.settings, ...chosen }, map: null };
  }
  const all = Object.entries({ ...DEFAULT_GALAXY_SETTINGS, ...given(map.draw.settings) });
  const own = all.filter(([name]) => name !== 'startingForces');
  // All settings of a map are there but the one that was left out.
  const drawn = Object.fromEntries(own) as SetupSettings['map'];
  return { rules: { ...DEFAULT_RULE_SET, ...chosen }, map: drawn };
}
