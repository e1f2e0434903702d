import { foldName } from '#content/fold-name';
import { renamedSystems } from '#content/galaxy/edits/renamed-systems';
import type { Scenario } from '#content/scenarios/scenario-schema';
import type { SystemName } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { setupIssue } from './setup-issue.ts';
import { systemFinder } from './system-finder.ts';

/** A map with its new names, the new name of each old one, and what is wrong with them. */
export type Named = Readonly<{
  scenario: Scenario;
  former: ReadonlyMap<string, string>;
  issues: readonly InputIssue[];
}>;

type Wanted = Readonly<{ index: number; system: string; name: string }>;

/**
 * A map with the names that players give to systems. A system that nobody named gives way: it gets the name that became
 * free, so that no refusal tells of a system that a player doesn’t know.
 */
export function withNames(scenario: Scenario, names: readonly SystemName[]): Named {
  const finder = systemFinder(scenario);
  const issues: InputIssue[] = [];
  const wanted = names.flatMap(({ system, name }, index): readonly Wanted[] => {
    const found = finder.find(system);
    if (found !== undefined) return [{ index, system: found.name, name }];
    const text = finder.unknownText(system);
    issues.push(setupIssue('UNKNOWN', `names[${String(index)}].system`, text));
    return [];
  });
  issues.push(...twiceIn(wanted));
  if (issues.length > 0) return { scenario, former: new Map(), issues };
  return { ...renamed(scenario, wanted), issues };
}

function twiceIn(wanted: readonly Wanted[]): readonly InputIssue[] {
  return wanted.flatMap(({ index, system, name }, place) => {
    const before = wanted.slice(0, place);
    const at = `names[${String(index)}]`;
    if (before.some((one) => one.system === system)) {
      const text = 'This system has a new name already. Remove one of the two.';
      return [setupIssue('TWICE', `${at}.system`, text)];
    }
    if (before.some((one) => foldName(one.name) === foldName(name))) {
      const text = `Another system is called “${name}”. Choose another name.`;
      return [setupIssue('TWICE', `${at}.name`, text)];
    }
    return [];
  });
}

function renamed(scenario: Scenario, wanted: readonly Wanted[]): Omit<Named, 'issues'> {
  const next = new Map(wanted.map(({ system, name }) => [system, name]));
  const taken = new Set(wanted.map(({ name }) => foldName(name)));
  const free = wanted.map(({ system }) => system).filter((name) => !taken.has(foldName(name)));
  for (const { name } of scenario.systems) {
    if (next.has(name) || !taken.has(foldName(name))) continue;
    const freed = free.shift();
    if (freed !== undefined) next.set(name, freed);
  }
  const nameOf = (name: string): string => next.get(name) ?? name;
  return { scenario: renamedSystems(scenario, nameOf), former: next };
}
