import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import type { SetupFile } from '#content/setups/setup-schema';
import { colonyBudgetOf, type ColonyBudget } from '#rules/setup/colony-budget-of';
import type { Setup } from './setup.ts';

/** What each empire can place before the first turn; null: nothing. @rule OPT-5 */
export function budgetOfSetup({
  map,
  empires,
}: Pick<SetupFile, 'map' | 'empires'>): ColonyBudget | null {
  if (!('draw' in map)) return null;
  const { colonyPoints, map: kind } = map.draw.settings;
  const settings = {
    colonyPoints: colonyPoints ?? GALAXY_SETTINGS.colonyPoints.default,
    map: kind ?? GALAXY_SETTINGS.map.default,
  };
  return colonyBudgetOf(settings, empires.length);
}

/** Whether a player chooses their first units. @rule SET-1 */
export function buysForces({ map }: Pick<SetupFile, 'map'>, player: number): boolean {
  if ('draw' in map) return true;
  return map.scenario.empires[player - 1]?.choose.includes('forces') ?? false;
}

const byPlaces = <T>(rows: readonly T[], test: (row: T) => boolean): readonly number[] =>
  rows.flatMap((row, index) => (test(row) ? [index + 1] : []));

/**
 * The players who decide something in a step, in the order of their turns: of homeworlds in player order, of colonies in
 * reverse order, of first units all at once.
 * @rule MAP-2 @rule OPT-5
 */
export function playersToDecide({ file, step, seats }: Setup): readonly number[] {
  switch (step) {
    case 'empires':
      return byPlaces(
        file.empires,
        ({ name, forceList }) => name === undefined || forceList === undefined,
      ).filter((player) => mayName(file, player) && seats[player - 1]?.introduced !== true);
    case 'homeworlds':
      return byPlaces(file.empires, ({ homeworld }) => homeworld === undefined).slice(0, 1);
    case 'colonies':
      return byPlaces(file.empires, ({ colonies }) => colonies === undefined).slice(-1);
    case 'forces':
      return byPlaces(seats, ({ ready }) => !ready).filter((player) => buysForces(file, player));
    case 'map':
    case 'settings':
    case 'galaxy':
    case 'ready':
    case 'started':
      return [];
  }
}

function mayName({ map }: SetupFile, player: number): boolean {
  if ('draw' in map) return true;
  const { choose = [] } = map.scenario.empires[player - 1] ?? {};
  return choose.includes('name') || choose.includes('forceList');
}
