import { valuesById } from '#kernel/collections/tables';
import { groupBy } from '#kernel/collections/group-by';
import { capacityOf, isWorkingShipyard } from '#rules/construction/capacity-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem, SystemId } from '#fog/views/terms';
import type { Block, Cell } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { fleetPhrase } from './fleet-phrase.ts';
import { ownSystemsOf } from './own-systems.ts';

const SPACE = '_'.repeat(26);
const FREE_LINES = 2;

const room: Cell = [quiet(SPACE)];

/** How many shipyards work in each system. */
function shipyardsOf({ units, designs }: EmpireView): (system: SystemId) => number {
  const yards = valuesById(units).filter((unit) => {
    const one = designs[unit.design];
    return one?.known === 'stats' && isWorkingShipyard(unit, one.design);
  });
  const bySystem = groupBy(yards, ({ place }) => (place.kind === 'system' ? place.system : null));
  return (system) => bySystem.get(system)?.length ?? 0;
}

function buildRow(system: StarSystem, shipyards: number): readonly Cell[] {
  const place = { utilized: system.utilized, shipyards };
  return [
    phrase(strong(system.name)),
    capacityOf(place, 'shipyard'),
    capacityOf(place, 'system'),
    room,
    room,
  ];
}

/** Room for moves, construction and all else, with what each fleet and system can do. @rule TURN-2 */
export function orderFormBlocks(view: EmpireView, names: Names): readonly Block[] {
  const shipyards = shipyardsOf(view);
  const builders = ownSystemsOf(view).filter(
    ({ id, utilized }) => utilized > 0 || shipyards(id) > 0,
  );
  return [
    {
      kind: 'table',
      caption: 'Fleets: move, form, reassign, standing orders',
      columns: [
        { label: 'Fleet', align: 'start', namesRow: true },
        { label: 'At', align: 'start' },
        { label: 'Moves by', align: 'start', width: 1 },
        { label: 'Other orders', align: 'start', width: 1 },
      ],
      rows: valuesById(view.fleets).map((fleet) => [
        fleetPhrase(fleet),
        names.fleetPlace(fleet.place),
        room,
        room,
      ]),
      empty: 'You have no fleets.',
    },
    {
      kind: 'table',
      caption: 'Systems: build, pay, cancel',
      columns: [
        { label: 'System', align: 'start', namesRow: true },
        { label: 'Capacity of its shipyards', abbreviation: 'Yards', align: 'end' },
        { label: 'Capacity of the system itself', abbreviation: 'System', align: 'end' },
        { label: 'Build: class, number, source', align: 'start', width: 1 },
        { label: 'EP paid, names', align: 'start', width: 1 },
      ],
      rows: builders.map((system) => buildRow(system, shipyards(system.id))),
      empty: 'You have no system that can build.',
    },
    {
      kind: 'list',
      ordered: true,
      items: Array.from({ length: FREE_LINES }, () => [quiet('_'.repeat(70))]),
    },
  ];
}
