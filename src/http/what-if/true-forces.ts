import { commandOfFleet, NO_COMMAND } from '#app/what-if/leading-force';
import type { WhatIfSideName } from '#app/what-if/what-if';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import { countOfUnits } from '#fog/views/force-count';
import { groupBy } from '#kernel/collections/group-by';
import { forceCountText } from '#report/document/force-count-text';
import { rowsOfUnits } from './force-rows.ts';
import { TEXTS } from './texts.ts';
import type { Force } from './what-if-world.ts';

/** Fleets and units that are known as they are: a player’s own, or all of them for a moderator. */
export type TrueForces = Readonly<{
  fleets: readonly Fleet[];
  units: readonly Unit[];
  unitOf: (id: UnitId) => Unit | undefined;
  designOf: (id: DesignId) => UnitDesign | undefined;
  standingOf: (empire: EmpireId) => StandingOrders | undefined;
  ownerName: (empire: EmpireId) => string;
  systemName: (system: SystemId) => string;
  fleetAt: (fleet: Fleet) => string;
  sides: readonly WhatIfSideName[];
}>;

/** What a unit goes with by all that carries it: a fleet, or what its owner has at a system; empty: nothing. */
function homeOf(unit: Unit, unitOf: TrueForces['unitOf']): string {
  switch (unit.place.kind) {
    case 'fleet':
      return unit.place.fleet;
    case 'system':
      return `${unit.place.system} ${unit.owner}`;
    case 'aboard': {
      const carrier = unitOf(unit.place.carrier);
      return carrier === undefined ? '' : homeOf(carrier, unitOf);
    }
  }
}

/** Counted as on the map, and apart from that what is aboard: `6 ships, 8 units aboard`. */
function unitsText(units: readonly Unit[], { designOf }: TrueForces): string {
  const outside = units.filter(({ place }) => place.kind !== 'aboard');
  const text = forceCountText(countOfUnits(outside, (design) => designOf(design)?.kind));
  const aboard = units.length - outside.length;
  return aboard === 0 ? text : TEXTS.withUnitsAboard(text, aboard);
}

function ofFleet(fleet: Fleet, units: readonly Unit[], world: TrueForces): Force {
  const { id, name, owner, place } = fleet;
  return {
    id,
    name,
    about: `${unitsText(units, world)}, ${world.fleetAt(fleet)}`,
    at: place.kind === 'system' ? place.system : place.lane,
    owner,
    ownerName: world.ownerName(owner),
    sides: world.sides,
    ...rowsOfUnits(units, world.designOf),
    standing: { ...(world.standingOf(owner) ?? DEFAULT_STANDING_ORDERS), ...fleet.standing },
    command: commandOfFleet(units, world.designOf),
    isFixed: false,
    isLikely: true,
  };
}

/** The forces at a system: bases, minefields and flights of a colony. */
function ofSystem(home: string, units: readonly Unit[], world: TrueForces): readonly Force[] {
  const inside = units.find(({ place }) => place.kind === 'system');
  if (inside?.place.kind !== 'system') return [];
  const { owner, place } = inside;
  const name = TEXTS.forcesAt(world.systemName(place.system));
  const force: Force = {
    id: home,
    name,
    about: unitsText(units, world),
    at: place.system,
    owner,
    ownerName: world.ownerName(owner),
    sides: world.sides,
    ...rowsOfUnits(units, world.designOf),
    standing: world.standingOf(owner) ?? DEFAULT_STANDING_ORDERS,
    command: NO_COMMAND,
    isFixed: true,
    isLikely: true,
  };
  return force.rows.length === 0 ? [] : [force];
}

/** Everything that may take part in a battle, of fleets and units that are known as they are. */
export function trueForces(world: TrueForces): readonly Force[] {
  const homes = groupBy(world.units, (unit) => homeOf(unit, world.unitOf));
  const fleets = new Map(world.fleets.map((fleet): [string, Fleet] => [fleet.id, fleet]));
  const ofFleets = world.fleets.map((fleet) => ofFleet(fleet, homes.get(fleet.id) ?? [], world));
  const ofSystems = [...homes].flatMap(([home, units]) =>
    fleets.has(home) ? [] : ofSystem(home, units, world),
  );
  return [...ofFleets, ...ofSystems].filter(({ rows }) => rows.length > 0);
}
