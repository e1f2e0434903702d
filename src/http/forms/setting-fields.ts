import {
  SETTING_GROUPS,
  type Setting,
  type SettingTable,
  valueText,
  wordsOf,
} from '#model/settings/setting';
import type { FormBody } from '#http/visits/form-body';
import { type Field, type Offer, numberField, placeFields, selectField } from './field.ts';

const TEXTS = {
  chosen: (count: number): string => `${String(count)} chosen`,
  emptyMeans: (explanation: string, open: string, preset: string): string =>
    `${explanation} Empty: ${open}. Default: ${preset}.`,
} as const;

/** Settings in a form: their table, and the prefix of their fields' names. */
export type SettingForm = Readonly<{
  table: SettingTable;
  prefix: string;
  /** What a setting has that nobody chooses; null: its default, and the form shows it as chosen. */
  open: string | null;
  /** The same for each setting, where that differs. */
  openOf?: (name: string) => string;
}>;

/** Settings under one heading. */
export type SettingSection = Readonly<{
  title: string;
  fields: readonly Field[];
  /** How many of them are chosen, in words; empty: none. */
  chosen: string;
}>;

const fieldName = ({ prefix }: SettingForm, name: string): string => `${prefix}-${name}`;

/** The names of all fields of the form. */
export const settingFieldNames = (form: SettingForm): readonly string[] =>
  Object.keys(form.table).map((name) => fieldName(form, name));

/** The settings that were chosen in a form, by name; those that were left open are not among them. */
export function settingsIn(form: SettingForm, sent: FormBody): Readonly<Record<string, string>> {
  const chosen = Object.keys(form.table).map(
    (name) => [name, sent.text(fieldName(form, name)).trim()] as const,
  );
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}

function numberHint({ kind, explanation, ...rest }: Setting, { open }: SettingForm): string {
  if (kind !== 'number' || open === null) return explanation;
  return TEXTS.emptyMeans(explanation, open, String(rest.default));
}

/** The field of one setting. */
export function settingField(
  form: SettingForm,
  name: string,
  setting: Setting,
  sent: FormBody,
): Field {
  const open = form.openOf?.(name) ?? form.open;
  const hint = numberHint(setting, { ...form, open });
  const basics = { name: fieldName(form, name), label: setting.name, hint, sent };
  if (setting.kind === 'number') {
    const { least: min, most: max } = setting;
    return numberField({
      ...{ ...basics, min, max },
      ...(open === null ? { preset: setting.default } : {}),
    });
  }
  const offers: readonly Offer[] = wordsOf(setting).map((value) => ({
    value,
    label: valueText(setting, value),
  }));
  const first = open === null ? [] : [{ value: '', label: open }];
  return selectField({ ...basics, offers: [...first, ...offers] });
}

/** A field for every setting of the form, under the headings of their groups. */
export function settingSections(
  form: SettingForm,
  id: string,
  sent: FormBody,
): readonly SettingSection[] {
  const rows = Object.entries(form.table);
  return Object.entries(SETTING_GROUPS).flatMap(([group, title]) => {
    const own = rows.filter(([, setting]) => setting.group === group);
    const fields = own.map(([name, setting]) => settingField(form, name, setting, sent));
    const chosen = own.filter(([name]) => sent.text(fieldName(form, name)).trim() !== '').length;
    if (fields.length === 0) return [];
    const counted = chosen === 0 ? '' : TEXTS.chosen(chosen);
    return [{ title, fields: placeFields(fields, id, new Map()), chosen: counted }];
  });
}
