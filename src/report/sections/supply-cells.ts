import { sumOf } from '#kernel/numbers/sum';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { type Outlook, supplyOutlook } from '#rules/supply/supply-outlook';
import { type SupplyShipKnown, supplyShipsKnown } from '#rules/supply/supply-ships-known';
import type { EmpireView } from '#fog/views/empire-view';
import type { Fleet, FleetId, Unit } from '#fog/views/terms';
import type { Cell } from '#report/document/document';
import { status } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { counted } from '#report/sentences/words';
import type { ReportContext } from './context.ts';

function fleetOf({ place }: Unit, units: EmpireView['units']): FleetId | null {
  if (place.kind === 'fleet') return place.fleet;
  const carrier = place.kind === 'aboard' ? units[place.carrier] : undefined;
  return carrier === undefined ? null : fleetOf(carrier, units);
}

/** The Supply functions at a place: in a lane those of the fleet alone. @rule SUP-6 */
function functionsAt(view: EmpireView, ships: readonly SupplyShipKnown[], at: SupplyPlace): number {
  const { place, fleet } = at;
  const there = ships.filter(({ unit }) =>
    place.kind === 'system'
      ? systemOfUnit(unit, view) === place.system
      : fleet !== null && fleetOf(unit, view.units) === fleet,
  );
  return sumOf(there, ({ functions }) => functions);
}

function noneOf(outlook: Exclude<Outlook, { supplied: true }>, names: Names): Cell {
  switch (outlook.because) {
    case 'blockade':
      return [status('bad', 'none: blockaded')];
    case 'enemy':
      return [status('bad', `none: enemy at ${names.system(outlook.at)}`)];
    case 'no-depot':
      return [
        status(
          'warning',
          outlook.functions === 0
            ? 'none: no depot near'
            : `none: no depot within ${counted(outlook.functions, 'lane')}`,
        ),
      ];
  }
}

/** Where something draws supply; `fleet`: null for what belongs to a system. */
export type SupplyPlace = Readonly<{ place: Fleet['place']; fleet: FleetId | null }>;

/** By which depot the reader's forces can expect supply at a place, or why not, as far as he knows. @rule SUP-5 @rule SUP-6 */
export function supplyCellsOf({ view, names }: ReportContext): (at: SupplyPlace) => Cell {
  const outlook = supplyOutlook(view);
  const ships = supplyShipsKnown(view);
  return (at) => {
    const here = outlook(at.place, functionsAt(view, ships, at));
    if (!here.supplied) return noneOf(here, names);
    const depot = names.system(here.depot);
    if (here.by === 'ships') return `${depot}, ${counted(here.lanes, 'lane')} by Supply ships`;
    return here.through === null ? depot : `${depot} by ${names.system(here.through)}`;
  };
}
