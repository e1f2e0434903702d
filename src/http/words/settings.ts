import { counted } from '#kernel/words/counted';
import { SETTINGS, type RuleSet, type SettingName } from '#model/settings/rule-set';
import { valueText } from '#model/settings/setting';
import type { VictoryCondition } from '#model/settings/victory';

export type SettingLine = Readonly<{ name: string; value: string; isDefault: boolean }>;

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

/** VIC-1. By default there is one condition, of time. */
function victoryLine({ victory: { needed, conditions } }: RuleSet): SettingLine {
  const all = conditions.map(conditionText).join('; ');
  const value = conditions.length === 0 ? 'nobody wins' : `${String(needed)} of: ${all}`;
  const [only, ...others] = conditions;
  const isTime = only?.kind === 'time' && only.turn === 120;
  return { name: 'Victory', value, isDefault: isTime && others.length === 0 };
}

const ordnanceLine = ({ ordnanceList }: RuleSet): SettingLine => ({
  name: 'Ordnance',
  value: ordnanceList === null ? 'all packages' : ordnanceList.join(', '),
  isDefault: ordnanceList === null,
});

/** The settings a campaign is played by, each with whether it is the book's default. */
export function settingLines(rules: RuleSet): readonly SettingLine[] {
  // The names of a constant table; their order is that of the list.
  const names = Object.keys(SETTINGS) as SettingName[];
  const lines = names.map((name) => ({
    name: SETTINGS[name].name,
    value: valueText(SETTINGS[name], rules[name]),
    isDefault: rules[name] === SETTINGS[name].default,
  }));
  return [...lines, ordnanceLine(rules), victoryLine(rules)];
}
