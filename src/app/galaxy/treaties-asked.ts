import { err, ok, type Result } from '#kernel/result/result';
import type { GalaxyTreaty } from '#content/galaxy/scenario-of-galaxy';
import type { InputIssue } from '#app/use-case-error';
import { SETTING_VALUES } from '#model/settings/rule-set';

/** The treaties that can be agreed on before the first turn, the lowest first. @rule SET-3 */
export const PREGAME_TREATIES = SETTING_VALUES.pregameTreaties.filter((state) => state !== 'off');

type Read = Readonly<{ treaty: GalaxyTreaty | null; text: string }>;

function read(part: string, players: number): Read {
  const found = /^(\d{1,2})-(\d{1,2})=([a-z-]+)$/.exec(part);
  const [, one = '', other = '', word = ''] = found ?? [];
  const state = PREGAME_TREATIES.find((each) => each === word);
  if (found === null || state === undefined) {
    const states = PREGAME_TREATIES.join(', ');
    const text = `“${part}” is not a treaty. Write the numbers of two empires and a treaty, such as 1-2=trade. Treaties: ${states}.`;
    return { treaty: null, text };
  }
  const between = [Number(one) - 1, Number(other) - 1] as const;
  if (between.some((player) => player < 0 || player >= players) || between[0] === between[1]) {
    const text = `“${part}”: name two different empires, from 1 to ${String(players)}.`;
    return { treaty: null, text };
  }
  return { treaty: { between, state }, text: part };
}

/**
 * Treaties written as `1-2=trade, 1-3=military`, by the numbers of empires in player order. All faults are reported at
 * once. @rule SET-3
 */
export function treatiesAsked(
  text: string,
  players: number,
): Result<readonly GalaxyTreaty[], readonly InputIssue[]> {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const pairs = new Set<string>();
  const treaties: GalaxyTreaty[] = [];
  const issues: InputIssue[] = [];
  const refuse = (index: number, why: string): void => {
    issues.push({ code: 'TREATY', path: `treaties[${String(index)}]`, text: why });
  };
  for (const [index, part] of parts.entries()) {
    const { treaty, text: why } = read(part, players);
    if (treaty === null) {
      refuse(index, why);
      continue;
    }
    const pair = `${String(Math.min(...treaty.between))}-${String(Math.max(...treaty.between))}`;
    if (pairs.has(pair))
      refuse(index, `“${part}”: these two empires have a treaty already. Remove one of the two.`);
    pairs.add(pair);
    treaties.push(treaty);
  }
  return issues.length > 0 ? err(issues) : ok(treaties);
}
