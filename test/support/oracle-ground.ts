import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import { alliesOf, suppliersOf } from './oracle-bonds.ts';
import type { World } from './oracle-regrouping.ts';

/*
 * What of landings, bombardments and fights on the ground may reach a viewer in the coming turn (FOG-3, FOG-6, FOG-8). Like the rest of the
 * oracle it takes every outcome that the rules leave open.
 */

type Troops = Pick<CampaignState, 'units' | 'designs'>;

const isGround = ({ designs }: Troops, { design }: Unit): boolean =>
  designs[design]?.kind === 'ground';

/** Where an empire has ground units on the ground; all see the other ground units there. */
function landedAt(state: Troops, empire: EmpireId): readonly SystemId[] {
  return Object.values(state.units).flatMap((unit) =>
    unit.owner === empire && unit.place.kind === 'system' && isGround(state, unit)
      ? [unit.place.system]
      : [],
  );
}

/** Where a viewer sees now which ground units of others are on the ground (FOG-3). */
export function groundWatchOf(
  state: Troops & Pick<CampaignState, 'systems'>,
  viewer: EmpireId,
): ReadonlySet<SystemId> {
  const own = Object.values(state.systems).filter(({ owner }) => owner === viewer);
  return new Set([...own.map(({ id }) => id), ...landedAt(state, viewer)]);
}

/** Whether a viewer sees a unit of somebody else on the ground now. */
export const isSeenAshore =
  (state: Troops & Pick<CampaignState, 'systems'>, viewer: EmpireId) =>
  (unit: Unit): boolean =>
    unit.place.kind === 'system' &&
    isGround(state, unit) &&
    groundWatchOf(state, viewer).has(unit.place.system);

export type GroundOracle = Readonly<{
  /** The viewer may see which ground units are on the ground there. */
  isGroundWatched: (system: SystemId) => boolean;
  /** The viewer may fight or bombard there, and take the system with all that is laid up or being built. */
  isInvolved: (system: SystemId) => boolean;
  /** What ground units there can do, or what they suffer, may reach the viewer. */
  showsTroops: (system: SystemId) => boolean;
  /** Ground units there have nobody to fight, and nobody bombards them. */
  isQuiet: (system: SystemId) => boolean;
  /** Forces of this empire may besiege the system, or fight on it, and nothing of it reaches the viewer, who owns it after. */
  mayFightHidden: (system: SystemId, empire: EmpireId) => boolean;
  /** Nothing that this empire’s ground units do reaches the viewer, nor what is done to them. */
  isGroundAloof: (empire: EmpireId) => boolean;
  /** Out of sight, but an arrival there may change what the viewer learns. */
  sensitive: ReadonlySet<SystemId>;
  /** Ground units aboard this fleet, or its guns, may do something there. */
  mayComeTo: (empire: EmpireId, system: SystemId) => boolean;
}>;

type Known = Readonly<{
  world: World;
  viewer: EmpireId;
  /** All places where a fleet may be this turn. */
  placesOf: (fleet: FleetId) => ReadonlySet<SystemId>;
  isWatched: (system: SystemId) => boolean;
}>;

/** The fleet that a unit is in, in any hold; null: none. */
function fleetOf({ units }: Troops, unit: Unit): FleetId | null {
  if (unit.place.kind === 'fleet') return unit.place.fleet;
  const carrier = unit.place.kind === 'aboard' ? units[unit.place.carrier] : undefined;
  return carrier === undefined ? null : fleetOf({ units, designs: {} }, carrier);
}

type Parties = ReadonlyMap<SystemId, ReadonlySet<EmpireId>>;

function partiesOf(pairs: readonly (readonly [SystemId, EmpireId])[]): Parties {
  const parties = new Map<SystemId, Set<EmpireId>>();
  for (const [system, empire] of pairs) {
    parties.set(system, (parties.get(system) ?? new Set()).add(empire));
  }
  return parties;
}

/** Who has ground units on the ground, or may bring some there this turn. */
function landersIn({ world, placesOf }: Known): Parties {
  const { state } = world;
  return partiesOf(
    Object.values(state.units).flatMap((unit) => {
      if (!isGround(state, unit)) return [];
      if (unit.place.kind === 'system') return [[unit.place.system, unit.owner] as const];
      const fleet = fleetOf(state, unit);
      return fleet === null ? [] : [...placesOf(fleet)].map((at) => [at, unit.owner] as const);
    }),
  );
}

/** Who may bombard or invade where by an order, or bombard without one. */
function bombersIn({ world, placesOf }: Known): Parties {
  const { state, orders } = world;
  // An order may be for a fleet that isn't there yet.
  const ordered = Object.entries(orders).flatMap(([empire, sheet]) =>
    sheet.flatMap((one) =>
      one.kind === 'Bombard' || one.kind === 'Invade'
        ? [[one.system, empire as EmpireId] as const]
        : [],
    ),
  );
  return partiesOf([
    ...ordered,
    ...Object.values(state.fleets).flatMap((fleet) => {
      const { id, owner } = fleet;
      const usual = fleet.standing.bombard ?? state.empires[owner]?.standing.bombard ?? 'none';
      const mayChange = (orders[owner] ?? []).some(
        (one) => one.kind === 'SetStanding' && (one.standing.bombard ?? 'none') !== 'none',
      );
      if (usual === 'none' && !mayChange) return [];
      return [...placesOf(id)].map((system) => [system, owner] as const);
    }),
  ]);
}

const HOSTILE = ['war', 'hostilities'] as const;

type Colony = Pick<StarSystem, 'owner' | 'rebels' | 'morale'>;
/** A system that is in the twin alone. */
const NOWHERE: Colony = { owner: null, rebels: 0, morale: 1 };

/** What may become known of the ground war of a turn. */
export function groundOracleOf(known: Known): GroundOracle {
  const { world, viewer, isWatched } = known;
  const { state } = world;
  const [landers, bombers] = [landersIn(known), bombersIn(known)];
  const allies = alliesOf(state, viewer);
  const suppliers = suppliersOf(state, viewer);
  const row = (id: SystemId): Colony => state.systems[id] ?? NOWHERE;
  const isGroundWatched = (id: SystemId): boolean =>
    row(id).owner === viewer || landers.get(id)?.has(viewer) === true;
  const isInvolved = (id: SystemId): boolean =>
    isGroundWatched(id) || bombers.get(id)?.has(viewer) === true;
  const foreign = (id: SystemId): readonly EmpireId[] =>
    [...(landers.get(id) ?? []), ...(bombers.get(id) ?? [])].filter(
      (empire) => empire !== row(id).owner,
    );
  const isContested = (id: SystemId): boolean =>
    foreign(id).length > 0 || row(id).rebels > 0 || row(id).morale === 0;
  const isBesideViewer = (id: SystemId): boolean =>
    Object.values(state.lanes).some(
      ({ a, b }) => (a === id && isInvolved(b)) || (b === id && isInvolved(a)),
    );
  const isMet = (empire: EmpireId): boolean =>
    Object.hasOwn(state.relations, relationIdOf(viewer, empire));
  /** The viewer would learn that the system changes hands: sees it, reads of it, is told of it, or meets its new owner (DIP-1). */
  const isOpen = (id: SystemId, takers: readonly EmpireId[]): boolean => {
    const { owner } = row(id);
    const isHome = Object.values(state.empires).some(
      ({ homeworld, id: empire }) => homeworld === id && empire === owner,
    );
    return (
      // The home of a stranger, perhaps.
      !Object.hasOwn(state.systems, id) ||
      isWatched(id) ||
      isHome ||
      (owner !== null && suppliers.includes(owner)) ||
      takers.some((one) => allies.includes(one) || (!isMet(one) && isBesideViewer(id)))
    );
  };
  const showsTroops = (id: SystemId): boolean =>
    isInvolved(id) || (isContested(id) && isOpen(id, foreign(id)));
  const partiesAt = (id: SystemId): readonly EmpireId[] => {
    const { owner } = row(id);
    return [...foreign(id), ...(owner === null ? [] : [owner])];
  };
  const areHostile = (a: EmpireId, b: EmpireId): boolean =>
    HOSTILE.some((hostile) => state.relations[relationIdOf(a, b)]?.state === hostile);
  const systems = Object.keys(state.systems) as SystemId[];
  return {
    isGroundWatched,
    isInvolved,
    showsTroops,
    isQuiet: (id) => {
      const all = partiesAt(id);
      const isCalm = row(id).rebels === 0 && row(id).morale > 3 && row(id).owner !== null;
      return isCalm && !all.some((one) => all.some((other) => areHostile(one, other)));
    },
    mayFightHidden: (id, empire) =>
      !isInvolved(id) && empire !== viewer && !isOpen(id, [...foreign(id), empire]),
    isGroundAloof: (empire) =>
      !systems.some(
        (id) =>
          (row(id).owner === empire || landers.get(id)?.has(empire) === true) && showsTroops(id),
      ),
    sensitive: new Set(systems.filter((id) => !isWatched(id) && showsTroops(id))),
    mayComeTo: (empire, id) =>
      Object.values(state.fleets).some(
        (fleet) => fleet.owner === empire && known.placesOf(fleet.id).has(id),
      ),
  };
}
