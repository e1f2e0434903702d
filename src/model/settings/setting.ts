import { counted } from '#kernel/words/counted';
/** Headings under which settings are listed, in their order. */
export const SETTING_GROUPS = {
  campaign: 'Campaign',
  diplomacy: 'Fog of war and diplomacy',
  movement: 'Movement and exploration',
  supply: 'Supply, minefields and raiders',
  battles: 'Battles',
  ground: 'Bombardment and ground combat',
  economy: 'Economy and construction',
  colonies: 'Colonies',
  tech: 'Technology and unit design',
  map: 'Map',
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The fields that every setting has. */
type About<V> = Readonly<{
  /** A noun, as a label. */
  name: string;
  /** One or two sentences that are true for every choice; empty: the name and the choices are enough. */
  explanation: string;
  group: SettingGroup;
  /** Ids of the rules that it belongs to. */
  rules: readonly string[];
  /** Whether it may change while a campaign is played, or only before its first turn. */
  change: 'any-time' | 'before-start';
  default: V;
  /** The migration that brought it; absent: every campaign has it. */
  since?: string;
  /** The value for campaigns from before that migration; absent: the default. */
  before?: V;
}>;

/** One of several words. The table says what each of them means. */
export type ChoiceSetting<V extends string = string> = About<V> &
  Readonly<{ kind: 'choice'; choices: Readonly<Record<V, string>> }>;

/** On or off. */
export type FlagSetting = About<'on' | 'off'> & Readonly<{ kind: 'flag' }>;

/** A whole number within a range. */
export type NumberSetting = About<number> &
  Readonly<{
    kind: 'number';
    least: number;
    most: number;
    /** The thing that it counts, in the singular; empty: it is a bare number. */
    unit: string;
  }>;

export type Setting = ChoiceSetting | FlagSetting | NumberSetting;
export type SettingTable = Readonly<Record<string, Setting>>;

type Row<S> = Omit<S, 'kind'>;

/** A row of the table with several choices. */
export const choice = <const V extends string>(
  row: Omit<Row<ChoiceSetting<V>>, 'default' | 'before'> &
    Readonly<{ default: NoInfer<V>; before?: NoInfer<V> }>,
): ChoiceSetting<V> => ({ kind: 'choice', ...row });

/** A row of the table that is on or off. */
export const flag = (row: Row<FlagSetting>): FlagSetting => ({ kind: 'flag', ...row });

/** A row of the table that is a number. */
export const number = (row: Row<NumberSetting>): NumberSetting => ({ kind: 'number', ...row });

/** The values that can be chosen for a row. */
export type ValueOf<S extends Setting> =
  S extends ChoiceSetting<infer V> ? V : S extends FlagSetting ? 'on' | 'off' : number;

/** The values that can be chosen for each row of a table. */
export type ValuesOf<T extends SettingTable> = { readonly [S in keyof T]: ValueOf<T[S]> };

/** The words that a setting can be, the default first; a number has none. */
export function wordsOf<S extends Setting>(setting: S): readonly Extract<ValueOf<S>, string>[] {
  // The words of this very row.
  return [...new Set(allWords(setting))] as unknown as readonly Extract<ValueOf<S>, string>[];
}

function allWords(setting: Setting): readonly string[] {
  switch (setting.kind) {
    case 'choice':
      // eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
      return [setting.default, ...Object.keys(setting.choices)];
    case 'flag':
      return [setting.default, 'on', 'off'];
    case 'number':
      return [];
  }
}

type WordRows<T extends SettingTable> = {
  readonly [S in keyof T as T[S] extends NumberSetting ? never : S]: readonly Extract<
    ValueOf<T[S]>,
    string
  >[];
};

/** The words of each setting of a table that is no number, the default first. */
export function wordsIn<T extends SettingTable>(table: T): WordRows<T> {
  // eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
  const rows = Object.entries(table).filter(([, { kind }]) => kind !== 'number');
  // Each row has its own words.
  return Object.fromEntries(rows.map(([name, row]) => [name, wordsOf(row)])) as WordRows<T>;
}

/** The text for one value of a setting. */
export function valueText(setting: Setting, value: string | number): string {
  switch (setting.kind) {
    case 'choice':
      return setting.choices[String(value)] ?? String(value);
    case 'flag':
      return String(value);
    case 'number':
      if (setting.unit === '') return String(value);
      return counted(Number(value), setting.unit);
  }
}

/** The default of each row. */
export function defaultsOf<T extends SettingTable>(table: T): ValuesOf<T> {
  // eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
  const rows = Object.entries(table).map(([name, row]) => [name, row.default] as const);
  // Each row has a default of its own type.
  return Object.fromEntries(rows) as ValuesOf<T>;
}

/** The values for campaigns that were made before a setting existed; settings that every campaign has are not in it. */
export function laterIn<T extends SettingTable>(table: T): Partial<ValuesOf<T>> {
  // eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
  const rows = Object.entries(table).flatMap(([name, row]) =>
    row.since === undefined ? [] : [[name, row.before ?? row.default] as const],
  );
  // Each row has such a value of its own type.
  return Object.fromEntries(rows) as Partial<ValuesOf<T>>;
}
