import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Field } from '#http/forms/field';
import { type SettingForm, settingSections } from '#http/forms/setting-fields';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { PRESET_NAMES, type PresetName, PRESETS } from '#model/settings/presets';
import { DEFAULT_GALAXY_SETTINGS, GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { SETTINGS } from '#model/settings/rule-set';
import { type SettingTable, valueText } from '#model/settings/setting';
import { type SetupHead, setupHead } from './setup-head.ts';
import { sheetPath } from './setup-paths.ts';
import type { Trouble } from './trouble.ts';
import { TEXTS } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** The value of a setting, which is a word or a number. */
function valueIn(values: Values, name: string): string | number | undefined {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

type SettingRow = Readonly<{
  field: Field;
  /** Empty: it has its default. */
  differs: string;
  rules: readonly string[];
  /** It doesn’t fit the search. */
  isHidden: boolean;
  /** What the search looks in. */
  words: string;
}>;

type PresetCard = Readonly<{ name: string; label: string; text: string; differs: string }> &
  Readonly<{
    /** All settings are as it has them. */
    isUsed: boolean;
  }>;

/** The step at which the rules are chosen. */
type RulesContent = Omit<Trouble, 'errors'> &
  Readonly<{
    head: SetupHead;
    mayChange: boolean;
    isNow: boolean;
    presets: readonly PresetCard[];
    mayPreset: boolean;
    search: string;
    /** Empty: no search was made. */
    found: string;
    sections: readonly Readonly<{
      title: string;
      isHidden: boolean;
      rows: readonly SettingRow[];
    }>[];
    sheet: Link;
    seen: string;
  }>;

export const SETUP_RULES_PAGE = template<RulesContent>('setup-rules');

const ID = 'rules';
/** First units are always bought. */
const DRAW_SETTINGS: SettingTable = Object.fromEntries(
  Object.entries(GALAXY_SETTINGS).filter(([name]) => name !== 'startingForces'),
);

/** The settings of the rules, and those of a map that is drawn. */
export const RULES_FORM: SettingForm = { table: SETTINGS, prefix: 'setting', open: null };
export const DRAW_FORM: SettingForm = { table: DRAW_SETTINGS, prefix: 'map', open: null };

/** The fields of the form, by the paths of faults. */
export const RULES_PLACING = {
  form: ID,
  fieldOf: (path: string): string | undefined => {
    const [, name = ''] = /(?:^|\.)(\w+)$/.exec(path) ?? [];
    if (path.startsWith('draw') || path.startsWith('map.draw')) return `map-${name}`;
    return Object.hasOwn(SETTINGS, name) ? `setting-${name}` : undefined;
  },
};

/** The form as it would be sent for what is chosen now. */
function asSent({ plan: { settings } }: SetupLook): FormBody {
  const texts = (form: SettingForm, values: Values) =>
    Object.keys(form.table).map((name) => [
      `${form.prefix}-${name}`,
      String(valueIn(values, name) ?? ''),
    ]);
  return formBodyOf(
    Object.fromEntries([
      ...texts(RULES_FORM, settings.rules),
      ...(settings.map === null ? [] : texts(DRAW_FORM, settings.map)),
    ]),
  );
}

function rowsOf(form: SettingForm, sent: FormBody, asked: Searched): RulesContent['sections'] {
  const { search, errors } = asked;
  return settingSections(form, ID, sent).map(({ title, fields }) => {
    const rows = fields.map((plain): SettingRow => {
      const name = plain.name.slice(form.prefix.length + 1);
      const field = { ...plain, error: errors.get(plain.name) ?? '' };
      return { field, ...aboutOf(form.table, name, { sent: sent.text(plain.name), search }) };
    });
    return { title, rows, isHidden: rows.every(({ isHidden }) => isHidden) };
  });
}

type Searched = Readonly<{ search: string; errors: ReadonlyMap<string, string> }>;

function aboutOf(
  table: SettingTable,
  name: string,
  { sent, search }: Readonly<{ sent: string; search: string }>,
): Omit<SettingRow, 'field'> {
  const setting = table[name];
  if (setting === undefined) return { differs: '', rules: [], isHidden: false, words: '' };
  const usual = valueText(setting, setting.default);
  const words = [setting.name, setting.explanation, name, ...setting.rules].join(' ').toLowerCase();
  return {
    differs: sent === String(setting.default) ? '' : TEXTS.differs(usual),
    rules: setting.rules,
    isHidden: !words.includes(search.toLowerCase()),
    words,
  };
}

const presetsOf = ({ plan: { settings, usual } }: SetupLook): readonly PresetCard[] =>
  PRESET_NAMES.map((name) => {
    const { settings: chosen, map } = PRESETS[name];
    const ofMap = settings.map === null ? [] : differing(DRAW_SETTINGS, map);
    const all = [...differing(SETTINGS, chosen), ...ofMap];
    const isUsed =
      isSame(SETTINGS, { ...usual, ...chosen }, settings.rules) &&
      (settings.map === null ||
        isSame(DRAW_SETTINGS, { ...DEFAULT_GALAXY_SETTINGS, ...map }, settings.map));
    return { ...wordsOf(name, settings.map === null), name, differs: all.join('; '), isUsed };
  });

/** A scenario has settings of its own, so that the book's defaults are not what is left without a choice. */
function wordsOf(name: PresetName, isScenario: boolean): Readonly<{ label: string; text: string }> {
  if (name === 'book' && isScenario) {
    return { label: TEXTS.asInScenario, text: TEXTS.asInScenarioText };
  }
  return { label: PRESETS[name].name, text: PRESETS[name].explanation };
}

const isSame = (table: SettingTable, one: Values, other: Values): boolean =>
  Object.keys(table).every((name) => valueIn(one, name) === valueIn(other, name));

/** What a preset has other than the book, in words. */
const differing = (table: SettingTable, chosen: Values): readonly string[] =>
  Object.keys(table).flatMap((name) => {
    const [setting, value] = [table[name], valueIn(chosen, name)];
    if (setting === undefined || value === undefined) return [];
    return [`${setting.name}: ${valueText(setting, value)}`];
  });

type Asked = Readonly<{
  look: SetupLook;
  formToken: string;
  /** What was sent and not saved, or null. */
  unsaved: FormBody | null;
  search: string;
  trouble: Trouble;
}>;

const leadOf = ({ plan: { map } }: SetupLook): string =>
  map.kind === 'scenario' ? TEXTS.rulesOfScenarioLead : TEXTS.rulesLead;

/** The step of the rules. */
export function setupRulesPage({ look, formToken, unsaved, search, trouble }: Asked): RulesContent {
  const { isModerator, step, steps, plan, isGivenUp, campaign, slug } = look;
  const sent = unsaved ?? asSent(look);
  const asked = { search, errors: trouble.errors };
  const sections = [
    ...(plan.settings.map === null ? [] : rowsOf(DRAW_FORM, sent, asked)),
    ...rowsOf(RULES_FORM, sent, asked),
  ];
  const found = sections.flatMap(({ rows }) => rows.filter(({ isHidden }) => !isHidden)).length;
  const isOpen = !isGivenUp && campaign === null;
  return {
    head: setupHead(look, { page: 'rules', lead: leadOf(look), formToken }),
    problem: trouble.problem,
    problems: trouble.problems,
    mayChange: isModerator && isOpen,
    isNow: step === 'settings',
    presets: presetsOf(look),
    mayPreset: isModerator && isOpen && steps.indexOf(step) <= steps.indexOf('settings'),
    search,
    found: search === '' ? '' : TEXTS.found(found),
    sections,
    sheet: { href: sheetPath(slug), label: TEXTS.rulesSheet },
    seen: look.marks.settings,
  };
}
