import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { ok } from '#kernel/result/result';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import {
  DEFAULT_GALAXY_SETTINGS,
  GALAXY_SETTINGS,
  type GalaxySettingName,
  type GalaxySettings,
} from '#model/settings/galaxy-settings';

/** Settings that are numbers, with the highest each can be. */
const NUMBERS = { startingIntel: 20, startingPoints: 100_000 } as const;

type Choice = readonly [string, string];

const isNumber = (name: string): name is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, name);
const isWord = (name: string): name is keyof typeof GALAXY_SETTINGS =>
  Object.hasOwn(GALAXY_SETTINGS, name);

/** A setting of a map as a form offers it: the words it can be, the usual one first, or a number. */
export type GalaxyChoice =
  | Readonly<{ name: GalaxySettingName; values: readonly string[] }>
  | Readonly<{ name: keyof typeof NUMBERS; usual: number; most: number }>;

/** Every setting of a map. */
export const GALAXY_CHOICES: readonly GalaxyChoice[] = [
  ...Object.keys(GALAXY_SETTINGS)
    .filter(isWord)
    .map((name) => ({ name, values: GALAXY_SETTINGS[name] })),
  ...Object.keys(NUMBERS)
    .filter(isNumber)
    .map((name) => ({ name, usual: DEFAULT_GALAXY_SETTINGS[name], most: NUMBERS[name] })),
];

/** Every setting of a map with what it can be, the usual value first, as a line for people. */
export const GALAXY_SETTING_LINES: readonly string[] = GALAXY_CHOICES.map((choice) =>
  'values' in choice
    ? `${choice.name}=${choice.values.join('|')}`
    : `${choice.name}=${String(choice.usual)} (0 to ${String(choice.most)})`,
);

/** What is wrong with one choice; null: nothing. */
function issueOf([name, value]: Choice): InputIssue | null {
  if (isNumber(name)) {
    if (/^\d{1,9}$/.test(value) && Number(value) <= NUMBERS[name]) return null;
    const text = `${name} is a whole number from 0 to ${String(NUMBERS[name])}, not “${value}”.`;
    return { code: 'SETTING_VALUE', path: name, text };
  }
  if (!isWord(name)) {
    const names = [...Object.keys(GALAXY_SETTINGS), ...Object.keys(NUMBERS)].join(', ');
    const text = `There is no setting “${name}” of a map. These there are: ${names}.`;
    return { code: 'SETTING_UNKNOWN', path: name, text };
  }
  const values: readonly string[] = GALAXY_SETTINGS[name];
  if (values.includes(value)) return null;
  const text = `${name} cannot be “${value}”. Choose one of: ${values.join(', ')}.`;
  return { code: 'SETTING_VALUE', path: name, text };
}

/** The settings of a map with those that were chosen by name; all that are wrong are told at once. */
export function chosenGalaxySettings(
  given: Readonly<Record<string, string>>,
): Outcome<GalaxySettings> {
  const chosen = sortBy(Object.entries(given), ([a], [b]) => compareText(a, b));
  const issues = chosen.flatMap((one) => issueOf(one) ?? []);
  if (issues.length > 0) return refuse('GALAXY_REFUSED', issues);
  const values = chosen.map(([name, value]) => [name, isNumber(name) ? Number(value) : value]);
  // Each name and value was just held against the list of settings.
  const settings = Object.fromEntries(values) as Partial<GalaxySettings>;
  return ok({ ...DEFAULT_GALAXY_SETTINGS, ...settings });
}
