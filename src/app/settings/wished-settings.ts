import { ok } from '#kernel/result/result';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { type RuleSet, SETTINGS, type SettingName } from '#model/settings/rule-set';
import type { SettingChange } from '#model/settings/setting-change';
import { chosenSettings, type GivenSettings } from './chosen-settings.ts';

const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** The settings that would change, or everything that is wrong with the wish. Values that are in force already are left out. @rule TURN-3 */
export function wishedSettings(
  rules: RuleSet,
  given: GivenSettings,
): Outcome<readonly SettingChange[]> {
  const chosen = chosenSettings(given);
  if (!chosen.ok) return chosen;
  const values = new Map(Object.entries(chosen.value));
  const changes = [...values.keys()].filter(isSetting).flatMap((setting): SettingChange[] => {
    const [from, to] = [rules[setting], values.get(setting)];
    return to === undefined || to === from ? [] : [{ setting, from, to }];
  });
  const fixed = changes.filter(({ setting }) => SETTINGS[setting].change === 'before-start');
  const issues = fixed.map(({ setting }): InputIssue => {
    const text = `${SETTINGS[setting].name} can only be chosen before the campaign starts. Leave it as it is.`;
    return { code: 'SETTING_FIXED', path: setting, text };
  });
  if (issues.length > 0) return refuse('SETTINGS_REFUSED', issues);
  return changes.length === 0 ? refuse('SETTINGS_SAME') : ok(changes);
}
