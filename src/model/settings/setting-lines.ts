import { counted } from '#kernel/words/counted';
import { GALAXY_SETTINGS, type GalaxySettings } from './galaxy-settings.ts';
import { DEFAULT_RULE_SET, type RuleSet, SETTINGS } from './rule-set.ts';
import {
  type Setting,
  type SettingGroup,
  type SettingTable,
  type ValuesOf,
  valueText,
} from './setting.ts';
import type { VictoryCondition } from './victory.ts';

/** A setting with its value, as people read it. */
export type SettingLine = Readonly<{
  /** The setting’s name in files. */
  key: string;
  name: string;
  explanation: string;
  group: SettingGroup;
  value: string;
  /** The book’s default. */
  usual: string;
  isDefault: boolean;
  /** Ids of the rules that it belongs to. */
  rules: readonly string[];
}>;

/** What a condition of victory asks for. */
function conditionText(condition: VictoryCondition): string {
  switch (condition.kind) {
    case 'expansion':
      return `control of ${String(condition.percent)} % of all systems`;
    case 'expansion-count':
      return `control of ${counted(condition.systems, 'system')}`;
    case 'scientific':
      return `era ${String(condition.era)}`;
    case 'economic':
      return `a system income of ${String(condition.income)}`;
    case 'dominance':
      return `a system income ${String(condition.percent)} % above the second`;
    case 'military':
      return `military units for ${String(condition.cost)}`;
    case 'time':
      return `the highest system output after turn ${String(condition.turn)}`;
  }
}

/** VIC-1: `1 of: era 6; a system income of 300`. */
function victoryText({ needed, conditions }: RuleSet['victory']): string {
  const all = conditions.map(conditionText).join('; ');
  if (conditions.length === 0) return 'nobody wins';
  return conditions.length === 1 ? all : `${String(needed)} of: ${all}`;
}

const ordnanceText = (list: RuleSet['ordnanceList']): string =>
  list === null ? 'all packages' : list.join(', ');

function lineOf(key: string, setting: Setting, value: string | number): SettingLine {
  const { name, explanation, group, rules } = setting;
  const usual = valueText(setting, setting.default);
  const isDefault = value === setting.default;
  return {
    key,
    name,
    explanation,
    group,
    value: valueText(setting, value),
    usual,
    isDefault,
    rules,
  };
}

const linesOf = <T extends SettingTable>(
  table: T,
  values: Partial<ValuesOf<T>>,
): readonly SettingLine[] =>
  // eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
  Object.entries(table).flatMap(([key, setting]) => {
    const value = values[key];
    return value === undefined ? [] : [lineOf(key, setting, value)];
  });

type Written = Pick<SettingLine, 'key' | 'name' | 'explanation' | 'group' | 'value' | 'usual'>;

const written = (line: Written, rule: string): SettingLine => ({
  ...line,
  isDefault: line.value === line.usual,
  rules: [rule],
});

/** The settings that a campaign is played by, each with the book’s default. */
export function settingLines(rules: RuleSet): readonly SettingLine[] {
  const { ordnanceList, victory } = rules;
  const ordnance: Written = {
    key: 'ordnanceList',
    name: 'Ordnance',
    explanation: 'The packages that Missile units can load.',
    group: 'supply',
    value: ordnanceText(ordnanceList),
    usual: ordnanceText(DEFAULT_RULE_SET.ordnanceList),
  };
  const winning: Written = {
    key: 'victory',
    name: 'Victory',
    explanation: 'How the campaign is won.',
    group: 'campaign',
    value: victoryText(victory),
    usual: victoryText(DEFAULT_RULE_SET.victory),
  };
  const lines = linesOf(SETTINGS, rules);
  return [...lines, written(ordnance, 'SUP-9'), written(winning, 'VIC-1')];
}

/** The settings by which a map is drawn, as far as they are known. */
export const mapSettingLines = (map: Partial<GalaxySettings>): readonly SettingLine[] =>
  linesOf(GALAXY_SETTINGS, map);
