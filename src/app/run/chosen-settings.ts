import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { ok } from '#kernel/result/result';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { ChosenSettings } from '#content/scenarios/parse-scenario';
import { SETTINGS, type SettingName } from '#model/settings/rule-set';

const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** What is wrong with one choice; null: nothing. */
function issueOf([name, value]: readonly [string, string]): InputIssue | null {
  if (!isSetting(name)) {
    const text = `There is no setting “${name}”. These there are: ${Object.keys(SETTINGS).join(', ')}.`;
    return { code: 'SETTING_UNKNOWN', path: name, text };
  }
  const values: readonly string[] = SETTINGS[name];
  if (values.includes(value)) return null;
  const text = `${name} cannot be “${value}”. Choose one of: ${values.join(', ')}.`;
  return { code: 'SETTING_VALUE', path: name, text };
}

/** Settings that were chosen by name; all that are wrong are told at once. */
export function chosenSettings(given: Readonly<Record<string, string>>): Outcome<ChosenSettings> {
  const chosen = sortBy(Object.entries(given), ([a], [b]) => compareText(a, b));
  const issues = chosen.flatMap((one) => issueOf(one) ?? []);
  // Each name and value was just held against the list of settings.
  return issues.length > 0 ? refuse('SETTINGS_REFUSED', issues) : ok(given as ChosenSettings);
}
