import { expect, test } from 'vitest';
import { MIGRATIONS } from '#migrations/list';
import { useCasesOf } from '#app/use-cases';
import { chosenGalaxySettings, chosenSettings } from '#app/settings/chosen-settings';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { type RuleSet, SETTINGS, type SettingName } from '#model/settings/rule-set';
import { type Setting, valueText, wordsOf } from '#model/settings/setting';
import { MAP_FORM } from '#http/galaxy/galaxy-recipe';
import { settingsIn, settingSections } from '#http/forms/setting-fields';
import { settingFields, settingsChosen } from '#http/desk/new-campaign-page';
import { settingLines } from '#model/settings/setting-lines';
import type { FormBody } from '#http/visits/form-body';
import { publishedLists } from '#test/content/published-lists';
import { FORCE_LISTS, done, scenarioText } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import { definedRules } from '../architecture/rule-index.mjs';
import { testTerminal } from '../cli/terminal.ts';

type Value = string | number;

// The names of a constant table.
const NAMES = Object.keys(SETTINGS) as SettingName[];

/** Every value of a setting but its default. */
const othersOf = (setting: Setting): readonly Value[] =>
  setting.kind === 'number'
    ? [setting.least, setting.most].filter((one) => one !== setting.default)
    : wordsOf(setting).slice(1);

/** Rounds of play in which, all in all, each setting has each of its values that are not its default. */
const most = Math.max(...NAMES.map((name) => othersOf(SETTINGS[name]).length));
const ROUNDS = Array.from({ length: most }, (_, round) =>
  Object.fromEntries(
    NAMES.flatMap((name): (readonly [SettingName, Value])[] => {
      const others = othersOf(SETTINGS[name]);
      const value = others[round % Math.max(1, others.length)];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
);
type Round = (typeof ROUNDS)[number];

const asText = (round: Round): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(round).map(([name, value]) => [name, String(value)]));

/** A form as it was sent: what each field of it says. */
function sentBy(fields: ReadonlyMap<string, string>): FormBody {
  const text = (name: string): string => fields.get(name) ?? '';
  return { text, texts: (name) => [text(name)], has: (name) => fields.has(name) };
}
const NOTHING_SENT = sentBy(new Map());

/** The fields of a form by the label of their setting. */
const fieldsByLabel = (sections: ReturnType<typeof settingFields>) =>
  new Map(sections.flatMap(({ fields }) => fields.map((field) => [field.label, field] as const)));

/** What somebody sends who takes the words of these values in the form. */
function filledIn(round: Round): FormBody {
  const fields = fieldsByLabel(settingFields(NOTHING_SENT));
  const taken = Object.entries(round).map(([name, value]) => {
    const setting: Setting = SETTINGS[name as SettingName];
    const field = fields.get(setting.name);
    if (setting.kind === 'number') return [field?.name ?? '', String(value)] as const;
    const options = field?.groups.flatMap((group) => group.options) ?? [];
    const option = options.find(({ label }) => label === valueText(setting, value));
    return [field?.name ?? '', option?.value ?? 'not offered'] as const;
  });
  return sentBy(new Map(taken));
}

/** What the desk says of the settings in a round. */
const toldOf = (rules: RuleSet) =>
  new Map(settingLines(rules).map(({ name, value }) => [name, value]));
const expected = (round: Round) =>
  new Map(
    Object.entries(round).map(([name, value]) => {
      const setting: Setting = SETTINGS[name as SettingName];
      return [setting.name, valueText(setting, value)];
    }),
  );

test('every value of every setting is chosen in some round', () => {
  for (const name of NAMES) {
    const chosen = new Set(ROUNDS.map((round) => round[name]));
    expect(othersOf(SETTINGS[name]).filter((value) => !chosen.has(value))).toEqual([]);
  }
});

test.each(ROUNDS.map((round, index) => ({ round, number: index + 1 })))(
  'settings are taken from the form, the campaign and its file, and told at the desk: round $number',
  async ({ round }) => {
    expect(settingsChosen(filledIn(round))).toEqual(asText(round));
    const use = useCasesOf(testPorts(memoryStore()));
    const settings = settingsChosen(filledIn(round));
    const content = { scenario: scenarioText(), forceLists: FORCE_LISTS };
    const made = done(await use.createCampaign({ name: 'Long War', ...content, settings }));
    const actor = done(await use.actAsModerator({ slug: made.slug }));
    const { rules } = done(await use.readDesk({ actor })).campaign;
    expect(rules).toMatchObject(round);
    expect(Object.fromEntries(toldOf(rules))).toMatchObject(Object.fromEntries(expected(round)));
    const { text } = done(await use.exportCampaign({ actor }));
    const other = useCasesOf(testPorts(memoryStore()));
    const { slug } = done(await other.importCampaign({ text }));
    const there = done(await other.actAsModerator({ slug }));
    expect(done(await other.readDesk({ actor: there })).campaign.rules).toEqual(rules);
  },
);

test.each(ROUNDS.map((round, index) => ({ round, number: index + 1 })))(
  'settings are taken from the command line and from a scenario: round $number',
  async ({ round }) => {
    const terminal = testTerminal();
    const sets = Object.entries(asText(round)).flatMap(([name, value]) => [
      ...['--set', `${name}=${value}`],
    ]);
    const made = await terminal.run('campaign', 'new', 'Long War', ...sets);
    expect([made.code, made.err]).toEqual([0, '']);
    const scenario = parseScenario(scenarioText(round), publishedLists());
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    expect(stateOfScenario(scenario.value, publishedLists()).rules).toMatchObject(round);
  },
);

test('the command line lists every setting with what it can be', async () => {
  const { out } = await testTerminal().run('campaign', 'new', '--help');
  for (const name of NAMES) expect(out).toContain(`  ${name}=${String(SETTINGS[name].default)}`);
});

test('a value that a setting cannot have is refused, with what it can have', () => {
  for (const name of NAMES) {
    const setting: Setting = SETTINGS[name];
    const wrong = setting.kind === 'number' ? String(setting.most + 1) : 'perhaps';
    const right = setting.kind === 'number' ? String(setting.most) : wordsOf(setting).join(', ');
    const refused = chosenSettings({ [name]: wrong });
    const issues = refused.ok ? [] : refused.error.issues;
    expect(issues).toMatchObject([{ code: 'SETTING_VALUE', path: name }]);
    expect(issues[0]?.text).toContain(`“${wrong}”`);
    expect(issues[0]?.text).toContain(right);
  }
});

test('every setting of a map is offered with its default, and taken from the form', () => {
  const sections = settingSections(MAP_FORM, 'galaxy', NOTHING_SENT);
  const fields = fieldsByLabel(sections);
  for (const [name, row] of Object.entries(GALAXY_SETTINGS)) {
    const setting: Setting = row;
    const field = fields.get(setting.name);
    const chosen = field?.groups.flatMap(({ options }) => options.filter((one) => one.chosen));
    expect(field?.value === '' ? chosen?.[0]?.value : field?.value).toBe(String(setting.default));
    for (const value of othersOf(setting)) {
      const sent = sentBy(new Map([[field?.name ?? '', String(value)]]));
      expect(chosenGalaxySettings(settingsIn(MAP_FORM, sent))).toEqual({
        ok: true,
        value: { [name]: value },
      });
    }
  }
});

const ALL: readonly (readonly [string, Setting])[] = [
  ...Object.entries(SETTINGS),
  ...Object.entries(GALAXY_SETTINGS),
];

test('every setting has words of its own, a rule that exists and a migration that exists', () => {
  const labels = ALL.map(([, { name }]) => name);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  const rules = new Set(definedRules());
  for (const [name, setting] of ALL) {
    expect(setting.name, name).toMatch(/^[A-Z][^.:]+$/);
    expect(setting.explanation, name).toMatch(/^$|^[A-Z].*\.$/);
    expect(setting.rules.length, name).toBeGreaterThan(0);
    expect(
      setting.rules.filter((id) => !rules.has(id)),
      name,
    ).toEqual([]);
    if (setting.since !== undefined) expect(Object.keys(MIGRATIONS), name).toContain(setting.since);
    const texts = wordsOf(setting).map((word) => valueText(setting, word));
    expect(new Set(texts).size, name).toBe(texts.length);
  }
});
