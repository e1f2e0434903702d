import { readFileSync } from 'node:fs';
import type { RuleSet } from '#model/settings/rule-set';

type Scenario = Readonly<{
  settings: object;
  relations: readonly Readonly<{ between: readonly string[] }>[];
}>;

/** Long Peace, in which Human and Kili have both met Loran, but not each other. */
export function threePowers(settings: Partial<RuleSet> = {}): string {
  const url = new URL('../../scenarios/long-peace/scenario.json', import.meta.url);
  const scenario = JSON.parse(readFileSync(url, 'utf8')) as Scenario;
  const relations = scenario.relations.filter(({ between }) => between.includes('loran'));
  return JSON.stringify({
    ...scenario,
    relations,
    settings: { ...scenario.settings, ...settings },
  });
}
