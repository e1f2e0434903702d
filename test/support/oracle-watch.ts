import type { EmpireId, FleetId, LaneId, SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import { STEPS, type Voyage, courseOf, union } from './oracle-courses.ts';
import { depotsAtRisk } from './oracle-depots.ts';
import type { World } from './oracle-regrouping.ts';
import { toldOf } from './oracle-told.ts';
import { mayRoam } from './roaming-places.ts';

function pathOf({ orders }: World, fleet: Fleet): readonly SystemId[] {
  const moves = (orders[fleet.owner] ?? []).flatMap((order) =>
    order.kind === 'MoveFleet' && order.fleet === fleet.id ? [order.path] : [],
  );
  return moves.at(-1) ?? [];
}

/** A fleet that withdrew leaves by its lane first, against any order (ENC-4). */
export function voyageOf(world: World, fleet: Fleet): Voyage {
  const { place, withdrawing, owner } = fleet;
  const at = place.kind === 'system' ? place.system : place.from;
  const path = pathOf(world, fleet);
  const explores = (world.orders[owner] ?? []).some(
    (order) => order.kind === 'ExploreLane' && order.fleet === fleet.id,
  );
  if (mayRoam(world.state, world.orders[owner] ?? [], fleet.id)) {
    return { owner, at, path, explores, roams: true };
  }
  if (withdrawing === null) return { owner, at, path, explores };
  const lane = world.state.lanes[withdrawing.lane];
  const far = lane === undefined ? at : lane.a === at ? lane.b : lane.a;
  return { owner, at, path: path[0] === far ? path : [far, ...path] };
}

export type Watch = Readonly<{
  /** Presence by step, and in the whole turn. */
  at: readonly ReadonlySet<SystemId>[];
  ever: ReadonlySet<SystemId>;
  lanes: ReadonlySet<LaneId>;
}>;

export function watchOf(world: World, viewer: EmpireId): Watch {
  const { state } = world;
  const held = Object.values(state.systems).flatMap(({ id, owner }) =>
    owner === viewer ? [id] : [],
  );
  const stationed = Object.values(state.units).flatMap(({ owner, place }) =>
    owner === viewer && place.kind === 'system' ? [place.system] : [],
  );
  const all = Object.values(state.fleets).map((fleet) =>
    courseOf(state, voyageOf(world, fleet), false),
  );
  const courses = all.filter(({ owner }) => owner === viewer);
  // What the teller knows depends on what is there, and on whether the teller is.
  const told = [...toldOf(world, viewer), ...depotsAtRisk(state, viewer, all)];
  const at = STEPS.map((step) =>
    union([
      new Set([...held, ...stationed, ...told]),
      ...courses.map(({ places }) => places[step]!),
    ]),
  );
  return { at, ever: union(at), lanes: union(courses.map(({ lanes }) => lanes)) };
}

export const together = (all: readonly Watch[]): Watch => ({
  at: STEPS.map((step) => union(all.map(({ at }) => at[step]!))),
  ever: union(all.map(({ ever }) => ever)),
  lanes: union(all.map(({ lanes }) => lanes)),
});

/** Where ships of the viewer may come; with units ordered about, everywhere that the viewer may be. */
export function huntOf(world: World, viewer: EmpireId): Watch {
  const { units, designs, fleets } = world.state;
  const isRegrouping = (world.orders[viewer] ?? []).some(
    ({ kind }) => kind === 'FormFleet' || kind === 'AssignUnits',
  );
  if (isRegrouping) return watchOf(world, viewer);
  const armed = new Set(
    Object.values(units).flatMap(({ place, design }) =>
      place.kind === 'fleet' && designs[design]?.civilian === false ? [place.fleet] : [],
    ),
  );
  const hunters = Object.entries(fleets).filter(([id]) => armed.has(id as FleetId));
  const state = { ...world.state, systems: {}, units: {}, fleets: Object.fromEntries(hunters) };
  return watchOf({ ...world, state }, viewer);
}
