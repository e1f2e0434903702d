import { expect, test } from 'vitest';
import { settingFields } from '#http/desk/new-campaign-page';
import { formBodyOf } from '#http/visits/form-body';
import { DEFAULT_RULE_SET, SETTINGS } from '#model/settings/rule-set';
import { valueText } from '#model/settings/setting';

const scenario = {
  name: 'Iron Ring',
  settings: { ...DEFAULT_RULE_SET, battles: 'interactive' },
} as const;
const sections = (sent: Readonly<Record<string, readonly string[]>> = {}) =>
  settingFields(formBodyOf(sent), scenario);
const firstOf = (name: string): string | undefined =>
  sections()
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === `setting-${name}`)?.groups[0]?.options[0]?.label;

test('a setting that nobody chooses says what the scenario has', () => {
  expect(firstOf('battles')).toBe(`as in Iron Ring: ${valueText(SETTINGS.battles, 'interactive')}`);
  expect(firstOf('pullBack')).toBe(
    `as in Iron Ring: ${valueText(SETTINGS.pullBack, DEFAULT_RULE_SET.pullBack)}`,
  );
});

test('only groups with something chosen are open', () => {
  expect(sections().map(({ chosen }) => chosen)).not.toContain('1 chosen');
  const counts = sections({ 'setting-battles': ['standing'] }).map(({ chosen }) => chosen);
  expect(counts.filter((one) => one !== '')).toEqual(['1 chosen']);
});
