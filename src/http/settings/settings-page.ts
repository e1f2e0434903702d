import type { SettingsInForce } from '#app/usecases/settings/read-settings';
import type { Field } from '#http/forms/field';
import { type SettingForm, settingField } from '#http/forms/setting-fields';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { RULES_PATH } from '#http/rules/rules';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { type RuleSet, SETTINGS, type SettingName } from '#model/settings/rule-set';
import { SETTING_GROUPS } from '#model/settings/setting';
import { type SettingLine, settingLines } from '#model/settings/setting-lines';
import { type PresetCard, presetCards } from './presets.ts';
import { TEXTS } from './texts.ts';

type Row = Readonly<{
  id: string;
  name: string;
  explanation: string;
  value: string;
  usual: string;
  isDefault: boolean;
  rules: readonly Link[];
  /** Null: it can’t change any more. */
  field: Field | null;
  /** Why it can’t change; empty: it can. */
  fixed: string;
}>;

/** All settings of a campaign in their groups. */
export type SettingsContent = Readonly<{
  back: Link;
  path: string;
  formToken: string;
  search: string;
  problems: readonly string[];
  /** None: the moderator searches. */
  presets: readonly PresetCard[];
  groups: readonly Readonly<{ title: string; rows: readonly Row[] }>[];
}>;

export const SETTINGS_PAGE = template<SettingsContent>('settings');

/** The fields of the form: each has the present value as chosen. */
export const SETTINGS_FORM: SettingForm = { table: SETTINGS, prefix: 'setting', open: null };

const isSetting = (key: string): key is SettingName => Object.hasOwn(SETTINGS, key);

/** The present values, and over them what was sent. */
function filledWith(rules: RuleSet, sent: FormBody | null): FormBody {
  const present = formBodyOf(
    Object.fromEntries(
      Object.keys(SETTINGS).map((key) => [
        `setting-${key}`,
        isSetting(key) ? String(rules[key]) : '',
      ]),
    ),
  );
  const from = (name: string): FormBody => (sent?.has(name) === true ? sent : present);
  return {
    text: (name) => from(name).text(name),
    texts: (name) => from(name).texts(name),
    has: (name) => from(name).has(name),
  };
}

function rowOf(line: SettingLine, sent: FormBody): Row {
  const { key, name, explanation, value, usual, isDefault } = line;
  const id = `setting-${key}`;
  const rules = line.rules.map((rule) => ({ href: `${RULES_PATH}#${rule}`, label: rule }));
  const told = { id, name, explanation, value, usual, isDefault, rules };
  if (!isSetting(key) || SETTINGS[key].change === 'before-start')
    return { ...told, field: null, fixed: TEXTS.beforeStart };
  const field = { ...settingField(SETTINGS_FORM, key, SETTINGS[key], sent), id };
  return { ...told, field, fixed: '' };
}

function isFound({ key, name, explanation, value, rules }: SettingLine, search: string): boolean {
  const text = [key, name, explanation, value, ...rules].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

type Asked = Readonly<{
  search: string;
  /** What was sent and refused; null: nothing. */
  sent: FormBody | null;
  problems: readonly string[];
}>;

/** The settings of a campaign, with fields for those that may change. */
export function settingsPage(
  { rules }: SettingsInForce,
  { search, sent, problems }: Asked,
  { back, base, formToken }: Readonly<{ back: Link; base: string; formToken: string }>,
): SettingsContent {
  const filled = filledWith(rules, sent);
  const lines = settingLines(rules).filter((line) => isFound(line, search));
  const groups = Object.entries(SETTING_GROUPS).flatMap(([group, title]) => {
    const rows = lines.filter((line) => line.group === group).map((line) => rowOf(line, filled));
    return rows.length === 0 ? [] : [{ title, rows }];
  });
  const presets = search === '' ? presetCards(rules) : [];
  return { back, path: `${base}/settings`, formToken, search, problems, presets, groups };
}
