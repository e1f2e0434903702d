import type { Setting, SettingTable } from '#model/settings/setting';
import { wordsOf } from '#model/settings/setting';

const valuesOf = (setting: Setting): string =>
  setting.kind === 'number'
    ? `${String(setting.default)} (${String(setting.least)} to ${String(setting.most)})`
    : wordsOf(setting).join('|');

/** Every setting of a table with its possible values, the default first, as lines for a terminal. */
export const settingLines = (table: SettingTable): readonly string[] =>
  Object.entries(table).map(
    ([name, setting]) => `${name}=${valuesOf(setting)}   ${setting.name.toLowerCase()}`,
  );
