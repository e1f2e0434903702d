import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { ok } from '#kernel/result/result';
import { GALAXY_SETTINGS, type GalaxySettings } from '#model/settings/galaxy-settings';
import { SETTINGS } from '#model/settings/rule-set';
import { type Setting, type SettingTable, type ValuesOf, wordsOf } from '#model/settings/setting';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { ChosenSettings } from '#content/scenarios/parse-scenario';

/** Settings by name, as people write them. */
export type GivenSettings = Readonly<Record<string, string>>;

/** The reason why a setting can't have this value; null: it can. */
function valueFault(name: string, setting: Setting, value: string): string | null {
  if (setting.kind === 'number') {
    const { least, most } = setting;
    const isInRange = /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
    const range = `from ${String(least)} to ${String(most)}`;
    return isInRange ? null : `${name} can’t be “${value}”. Give a whole number ${range}.`;
  }
  const words: readonly string[] = wordsOf(setting);
  if (words.includes(value)) return null;
  return `${name} can’t be “${value}”. Choose one of: ${words.join(', ')}.`;
}

function issueOf(table: SettingTable, name: string, value: string): InputIssue | null {
  const setting = Object.hasOwn(table, name) ? table[name] : undefined;
  if (setting === undefined) {
    const names = Object.keys(table).join(', ');
    const text = `There is no setting “${name}”. Choose one of: ${names}.`;
    return { code: 'SETTING_UNKNOWN', path: name, text };
  }
  const text = valueFault(name, setting, value);
  return text === null ? null : { code: 'SETTING_VALUE', path: name, text };
}

/** The settings of a table that were chosen by name, or all their faults. */
function chosenFrom<T extends SettingTable>(
  table: T,
  given: GivenSettings,
): Partial<ValuesOf<T>> | readonly InputIssue[] {
  const chosen = sortBy(Object.entries(given), ([a], [b]) => compareText(a, b));
  const issues = chosen.flatMap(([name, value]) => issueOf(table, name, value) ?? []);
  if (issues.length > 0) return issues;
  const values = chosen.map(([name, value]) => [
    name,
    table[name]?.kind === 'number' ? Number(value) : value,
  ]);
  // Each name and value was just checked against the table.
  return Object.fromEntries(values) as Partial<ValuesOf<T>>;
}

const isRefused = (chosen: object | readonly InputIssue[]): chosen is readonly InputIssue[] =>
  Array.isArray(chosen);

/** Settings of a campaign that were chosen by name. All faults are reported at once. */
export function chosenSettings(given: GivenSettings): Outcome<ChosenSettings> {
  const chosen = chosenFrom(SETTINGS, given);
  return isRefused(chosen) ? refuse('SETTINGS_REFUSED', chosen) : ok(chosen);
}

/** Settings of a map that were chosen by name. All faults are reported at once. */
export function chosenGalaxySettings(given: GivenSettings): Outcome<Partial<GalaxySettings>> {
  const chosen = chosenFrom(GALAXY_SETTINGS, given);
  return isRefused(chosen) ? refuse('GALAXY_REFUSED', chosen) : ok(chosen);
}
