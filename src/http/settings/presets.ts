import { PRESET_NAMES, type PresetName, PRESETS } from '#model/settings/presets';
import { type RuleSet, SETTINGS, type SettingName } from '#model/settings/rule-set';
import { valueText } from '#model/settings/setting';
import { TEXTS } from './texts.ts';

/** A ready choice of settings for a campaign that has begun. */
export type PresetCard = Readonly<{
  name: PresetName;
  label: string;
  text: string;
  /** How many settings it would change. */
  changes: string;
  isUsed: boolean;
}>;

const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName =>
  Object.hasOwn(SETTINGS, name),
);

const valueIn = (preset: PresetName, name: SettingName): string | number =>
  PRESETS[preset].settings[name] ?? SETTINGS[name].default;

const isFixed = (name: SettingName): boolean => SETTINGS[name].change === 'before-start';

/** The settings that a preset has otherwise than the campaign, and that can still be changed or can't. */
const differing = (preset: PresetName, rules: RuleSet, fixed: boolean): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => isFixed(name) === fixed && valueIn(preset, name) !== rules[name]);

/** The preset of a name that was sent; undefined: there is none. */
export const presetNamed = (text: string): PresetName | undefined =>
  PRESET_NAMES.find((name) => name === text);

/** What a preset would change in a campaign that has begun, by the names of settings. */
export const settingsOfPreset = (
  preset: PresetName,
  rules: RuleSet,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    differing(preset, rules, false).map((name) => [name, String(valueIn(preset, name))]),
  );

/** What stays otherwise than in the preset, because it can only be chosen before the start. */
export const keptDespite = (preset: PresetName, rules: RuleSet): readonly string[] =>
  differing(preset, rules, true).map((name) =>
    TEXTS.staysAsItIs(SETTINGS[name].name, valueText(SETTINGS[name], rules[name])),
  );

/** All presets, each with how much it would change. */
export const presetCards = (rules: RuleSet): readonly PresetCard[] =>
  PRESET_NAMES.map((name) => {
    const { name: label, explanation } = PRESETS[name];
    const many = differing(name, rules, false).length;
    return {
      name,
      label,
      text: explanation,
      changes: TEXTS.presetChanges(many),
      isUsed: many === 0,
    };
  });
