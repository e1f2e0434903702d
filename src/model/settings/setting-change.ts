import type { RuleSet, SettingName } from './rule-set.ts';
import { SETTINGS } from './rule-set.ts';
import { valueText } from './setting.ts';

/** Another value of a setting in the middle of a campaign (TURN-3). */
export type SettingChange = Readonly<{
  setting: SettingName;
  from: string | number;
  to: string | number;
}>;

const withValues = (
  rules: RuleSet,
  values: readonly (readonly [SettingName, string | number])[],
): RuleSet =>
  // Each value was checked against the table of settings, or comes from a rule set.
  ({ ...rules, ...Object.fromEntries(values) });

/** The rules after these changes. */
export const rulesWith = (rules: RuleSet, changes: readonly SettingChange[]): RuleSet =>
  withValues(
    rules,
    changes.map(({ setting, to }) => [setting, to]),
  );

/** The rules before these changes. */
export const rulesWithout = (rules: RuleSet, changes: readonly SettingChange[]): RuleSet =>
  withValues(
    rules,
    changes.map(({ setting, from }) => [setting, from]),
  );

/** `Repeated demands from “once” to “without limit”`. */
export function changeText({ setting, from, to }: SettingChange): string {
  const row = SETTINGS[setting];
  return `${row.name} from “${valueText(row, from)}” to “${valueText(row, to)}”`;
}
