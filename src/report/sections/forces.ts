import { sortBy } from '#kernel/collections/sort-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { forceIndexOf } from '#rules/forces/force-index';
import type { Fleet, FleetId, SystemId, Unit, UnitId } from '#fog/views/terms';
import type { Block, Cell } from '#report/document/document';
import { phrase, status, strong } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { captionOf } from './caption.ts';
import { fleetPhrase } from './fleet-phrase.ts';
import { type UnitFacts, unitsPhrase } from './units-phrase.ts';

/** The forces of one empire. */
export type Forces = Readonly<{
  fleets: ById<FleetId, Fleet>;
  units: ById<UnitId, Unit>;
  unpaid: readonly UnitId[];
  names: Names;
  /** Whose they are, in a report about several empires. */
  owner?: string;
}>;

const factsOf = ({ fleets, units, unpaid, names }: Forces): UnitFacts => {
  const without = new Set(unpaid);
  return { index: forceIndexOf({ fleets, units }), names, isUnpaid: (id) => without.has(id) };
};

const stateOf = ({ withdrawing }: Fleet, names: Names): Cell =>
  withdrawing === null ? 'ready' : [status('warning', `leaves by ${names.lane(withdrawing.lane)}`)];

function fleetRow(fleet: Fleet, facts: UnitFacts, names: Names): readonly Cell[] {
  const units = facts.index.inFleet(fleet.id);
  return [
    fleetPhrase(fleet),
    names.fleetPlace(fleet.place),
    units.length,
    unitsPhrase(units, facts),
    stateOf(fleet, names),
  ];
}

function fleetTable(forces: Forces, facts: UnitFacts): Block {
  const { names } = forces;
  const rows = sortBy(valuesById(forces.fleets), (a, b) =>
    compareText(names.fleetPlace(a.place), names.fleetPlace(b.place)),
  );
  return {
    kind: 'table',
    caption: captionOf('Fleets', forces.owner),
    columns: [
      { label: 'Fleet', align: 'start', namesRow: true },
      { label: 'Place', align: 'start' },
      { label: 'Units, without those aboard', abbreviation: 'No.', align: 'end' },
      { label: 'Ships, convoys and flights', align: 'start', width: 1 },
      { label: 'State', align: 'start' },
    ],
    rows: rows.map((fleet) => fleetRow(fleet, facts, names)),
    empty: 'You have no fleets.',
  };
}

function garrisonTable({ units, names, owner }: Forces, facts: UnitFacts): Block {
  const places = new Set<SystemId>();
  for (const { place } of valuesById(units)) {
    if (place.kind === 'system') places.add(place.system);
  }
  const systems = sortBy([...places], (a, b) => compareText(names.system(a), names.system(b)));
  return {
    kind: 'table',
    caption: captionOf('Bases, shipyards and garrisons', owner),
    columns: [
      { label: 'System', align: 'start', namesRow: true },
      { label: 'Units, without those aboard', abbreviation: 'No.', align: 'end' },
      { label: 'Bases, flights and ground units', align: 'start', width: 1 },
    ],
    rows: systems.map((system) => {
      const here = facts.index.atSystem(system);
      return [phrase(strong(names.system(system))), here.length, unitsPhrase(here, facts)];
    }),
    empty: 'No units belong to a system.',
  };
}

/** Fleets with their places and units, then what belongs to systems. */
export function forcesBlocks(forces: Forces): readonly Block[] {
  const facts = factsOf(forces);
  return [fleetTable(forces, facts), garrisonTable(forces, facts)];
}
