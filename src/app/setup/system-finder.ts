import { systemIdOf } from '#model/campaign/system';
import type { Scenario, ScenarioSystem } from '#content/scenarios/scenario-schema';
import { didYouMean } from '#content/nearest-name';

/** Finds a system as a setup names it: by its name, or by its hex. */
export type SystemFinder = Readonly<{
  find: (named: string) => ScenarioSystem | undefined;
  /** That there is no such system. */
  unknownText: (named: string) => string;
}>;

/** The systems of a map, by their names, their hexes and the names that they had before. */
export function systemFinder(
  { systems, rings }: Pick<Scenario, 'systems' | 'rings'>,
  formerNames: ReadonlyMap<string, string> = new Map(),
): SystemFinder {
  const byName = new Map(systems.map((system) => [system.name, system]));
  const byHex = new Map<string, ScenarioSystem>(
    systems.map((system) => [systemIdOf(system, rings), system]),
  );
  return {
    find: (named) =>
      byName.get(named) ?? byHex.get(named) ?? byName.get(formerNames.get(named) ?? ''),
    unknownText: (named) =>
      `There is no system “${named}”.${didYouMean(named, [...byName.keys()])}`,
  };
}
