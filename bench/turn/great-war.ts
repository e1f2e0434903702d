import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId, ForceListId, SystemId, UnitId } from '#model/campaign/ids';
import type { KnownSystem } from '#model/campaign/knowledge';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { type Lane, laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import { type StarSystem, systemIdOf } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetOf,
  systemOf,
  unitOf,
} from '#test/support/campaign';

/** How big a war is; everything else follows. */
export type WarSize = Readonly<{
  width: number;
  empires: number;
  meetings: number;
  /** In each system. */
  fleets: number;
  /** In each fleet. */
  ships: number;
}>;

/** A campaign in the middle of a war, and what each empire orders. */
export type GreatWar = Readonly<{
  state: CampaignState;
  orders: ReadonlyMap<EmpireId, readonly Order[]>;
}>;

/** Every third column and row has a depot, so that no system is more than two lanes from one. */
const DEPOT_EVERY = 3;

const LIST = brandAs<ForceListId>('list');
const SHIP = designOf({ id: designId('ship'), list: LIST });
const DEPOT = designOf({
  id: designId('depot'),
  list: LIST,
  kind: 'base',
  hull: 'SD',
  role: 'depot',
  civilian: true,
  as: 0,
  af: 0,
});

const empireAt = (number: number): EmpireId =>
  brandAs<EmpireId>(`e${String(number + 1).padStart(2, '0')}`);

type Spot = Readonly<{ column: number; row: number; id: SystemId; owner: EmpireId }>;

/** A square of systems; each empire owns a band of it from left to right. */
function spotsOf({ width, empires }: WarSize): readonly Spot[] {
  return Array.from({ length: width * width }, (_none, at) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    const id = systemIdOf({ q: column, r: row }, 0);
    return { column, row, id, owner: empireAt(Math.floor((row * empires) / width)) };
  });
}

/** Lanes to the left and upper neighbour, and to some beyond a corner. */
function lanesOf(spots: readonly Spot[], width: number): readonly Lane[] {
  const join = (one: Spot, other: Spot | undefined): readonly Lane[] => {
    if (other === undefined) return [];
    const id = laneIdOf(one.id, other.id);
    const isMajor = (one.column + one.row) % 4 === 0;
    return [{ id, a: one.id, b: other.id, class: isMajor ? 'major' : 'minor' }];
  };
  return spots.flatMap((spot, at) => [
    ...join(spot, spot.column === 0 ? undefined : spots[at - 1]),
    ...join(spot, spots[at - width]),
    ...join(spot, spot.column > 0 && spot.column % 3 === 0 ? spots[at - width - 1] : undefined),
  ]);
}

/** Neighbours in pairs are at war, all others leave each other alone. */
function relationsOf(empires: number) {
  const pairs = Array.from({ length: empires }, (_none, a) =>
    Array.from({ length: empires - a - 1 }, (_else, beyond) => [a, a + beyond + 1] as const),
  ).flat();
  return pairs.map(([a, b]) => {
    const state = a % 2 === 0 && b === a + 1 ? 'war' : 'non-aggression';
    return { a: empireAt(a), b: empireAt(b), state } as const;
  });
}

const colony = (spot: Spot): StarSystem =>
  systemOf({
    id: spot.id,
    hex: { q: spot.column, r: spot.row },
    owner: spot.owner,
    ...{ census: 4, morale: 4, productivity: 4, raw: 3, capacity: 8, utilized: 4 },
  });

/** What an empire knows about a system, which it owns or through which its war runs. */
function knownTo(viewer: EmpireId, { id, name, hex }: StarSystem): KnownSystem {
  const located = { turn: 1, source: 'presence' } as const;
  const row = {
    viewer,
    system: id,
    name,
    hex,
    located,
    visited: null,
    reported: null,
    surveyed: 0,
  };
  return { id: knowledgeIdOf(viewer, id), ...row };
}

/** The enemy of an empire: empires fight in pairs. */
function enemyOf(owner: EmpireId): EmpireId {
  const number = Number(owner.slice(1)) - 1;
  return empireAt(number % 2 === 0 ? number + 1 : number - 1);
}

/** The first fleet of each system goes one lane on. If a system has only one fleet, that of every other system stays to be met. */
const goesOn = ({ column, row }: Spot, number: number, fleets: number): boolean =>
  number === 0 && (fleets > 1 || (column + row) % 2 === 0);

/**
 * A war on a square map, where each system is a colony with fleets. One fleet of each system goes one lane on. In `meetings` systems, spread
 * over the map, that fleet belongs to the enemy of the empire that it meets.
 */
export function greatWar(size: WarSize): GreatWar {
  const { width, meetings, fleets: inSystem } = size;
  const spots = spotsOf(size);
  const raided = new Set(
    Array.from({ length: meetings }, (_none, at) => Math.floor((at * spots.length) / meetings)),
  );
  const orders = new Map<EmpireId, Order[]>();
  const fleets = spots.flatMap((spot, at) =>
    Array.from({ length: inSystem }, (_none, number) => {
      const isRaider = number === 0 && raided.has(at);
      const owner = isRaider ? enemyOf(spot.owner) : spot.owner;
      const fleet = brandAs<FleetId>(`${owner}.f${String(at * inSystem + number + 1)}`);
      const next = spots[spot.column === 0 ? at + 1 : at - 1];
      if (next !== undefined && goesOn(spot, number, inSystem)) {
        const order: Order = { kind: 'MoveFleet', fleet, path: [next.id] };
        orders.set(owner, [...(orders.get(owner) ?? []), order]);
      }
      return fleetOf({ id: fleet, owner, at: spot.id });
    }),
  );
  const ships = fleets.flatMap(({ id: fleet, owner }) =>
    Array.from({ length: size.ships }, (_none, number) => {
      const id = brandAs<UnitId>(`${fleet.replace('.f', '.u')}${String(number)}`);
      return unitOf({ id, owner, design: SHIP.id, place: { kind: 'fleet', fleet } });
    }),
  );
  const depots = spots
    .filter(({ column, row }) => column % DEPOT_EVERY === 1 && row % DEPOT_EVERY === 1)
    .map(({ id: system, owner }) =>
      unitOf({
        id: brandAs<UnitId>(`${owner}.d${system}`),
        owner,
        design: DEPOT.id,
        place: { kind: 'system', system },
      }),
    );
  const systems = spots.map(colony);
  const lanes = lanesOf(spots, width);
  const state = campaignOf({
    turn: 5,
    phase: 'opening',
    empires: Array.from({ length: size.empires }, (_none, number) =>
      empireOf({
        id: empireAt(number),
        treasury: 10_000_000,
        homeworld: spots[0]?.id ?? ('H0000' as SystemId),
      }),
    ),
    relations: relationsOf(size.empires),
    designs: [SHIP, DEPOT],
    systems,
    lanes,
    fleets,
    units: [...ships, ...depots],
  });
  return { state: { ...state, ...knowledgeIn(state) }, orders };
}

function knowledgeIn(state: CampaignState): Pick<CampaignState, 'knownSystems' | 'knownLanes'> {
  const viewersOf = (owner: EmpireId | null): readonly EmpireId[] =>
    owner === null ? [] : [owner, enemyOf(owner)];
  const systems = Object.values(state.systems);
  const known = systems.flatMap((system) =>
    viewersOf(system.owner).map((viewer) => knownTo(viewer, system)),
  );
  const ownerAt = new Map(systems.map(({ id, owner }) => [id, owner]));
  const lanes = Object.values(state.lanes).flatMap((lane) => {
    const { id, a, b, class: laneClass } = lane;
    const viewers = new Set([a, b].flatMap((end) => viewersOf(ownerAt.get(end) ?? null)));
    return [...viewers].map((viewer) => {
      const knownSince = { turn: 1, source: 'presence' } as const;
      const row = { viewer, lane: id, a, b, class: laneClass, known: knownSince };
      return { id: knowledgeIdOf(viewer, id), ...row };
    });
  });
  return {
    knownSystems: Object.fromEntries(known.map((row) => [row.id, row])),
    knownLanes: Object.fromEntries(lanes.map((row) => [row.id, row])),
  };
}
