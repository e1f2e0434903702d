import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { err, ok, type Result } from '#kernel/result/result';
import { type Hex, systemIdOf } from '#model/campaign/system';
import type { ForceLists } from '#content/force-lists/force-lists';
import { foldName } from '#content/fold-name';
import type { SystemName } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { decidedSoFar } from './decided-so-far.ts';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { ActOf, Setup } from './setup.ts';
import { setupIssue } from './setup-issue.ts';
import { withSeat } from './settled.ts';
import { systemFinder } from './system-finder.ts';

/**
 * A setup in which a player has named their systems. Systems are kept by their hexes, so that no later name can confuse them.
 * @rule SET-2 @rule FOG-1
 * @ruling In a setup, names of empires and of systems are unique, because orders name them. A player whose name is refused learns that
 *   another empire or system has it, but not which one, nor whose it is.
 */
export function withOwnNames(
  setup: Setup,
  { player, names }: ActOf<'names'>,
  lists: ForceLists,
): Result<Setup, readonly InputIssue[]> {
  const scenario = scenarioOfSetup(decidedSoFar(setup), lists);
  if (!scenario.ok) return scenario;
  const { systems, rings, empires } = scenario.value.scenario;
  const finder = systemFinder({ systems, rings }, scenario.value.former);
  const key = empires[player - 1]?.key;
  const idOf = (hex: Hex): string => systemIdOf(hex, rings);
  const issues: InputIssue[] = [];
  const own = names.flatMap(({ system, name }, index): readonly SystemName[] => {
    const found = finder.find(system);
    if (found !== undefined && found.owner === key) return [{ system: idOf(found), name }];
    const text = `${system} is not a system of this empire. Choose one of its own.`;
    issues.push(setupIssue('VALUE', `names[${String(index)}].system`, text));
    return [];
  });
  const others = setup.file.names.flatMap(({ system, name }) => {
    const found = finder.find(system);
    return found === undefined || found.owner === key ? [] : [{ system: idOf(found), name }];
  });
  const taken = new Set(others.map(({ name }) => foldName(name)));
  issues.push(
    ...names.flatMap(({ name }, index) => {
      if (!taken.has(foldName(name))) return [];
      const text = `Another system is called “${name}”. Choose another name.`;
      return [setupIssue('TWICE', `names[${String(index)}].name`, text)];
    }),
  );
  if (issues.length > 0) return err(issues);
  const all = sortBy([...others, ...own], (a, b) => compareText(a.system, b.system));
  const named = (setup.seats[player - 1]?.named ?? 0) + 1;
  return ok(withSeat({ ...setup, file: { ...setup.file, names: [...all] } }, player, { named }));
}
