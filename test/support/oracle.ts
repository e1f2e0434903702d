import type { EmpireId, FleetId, LaneId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import {
  type Course,
  STEPS,
  type Voyage,
  courseOf,
  isPlainWay,
  mayMeet,
  metBy,
  overlap,
  union,
} from './oracle-courses.ts';
import { alliesOf, suppliersOf, tradeLinesOf } from './oracle-bonds.ts';
import { splintersBeside, splintersIn } from './oracle-finds.ts';
import { groundOracleOf, type GroundOracle } from './oracle-ground.ts';
import { laneWorkersToward } from './oracle-lane-works.ts';
import { exposeRegrouped, regroupedIn, type World } from './oracle-regrouping.ts';
import { runnersAbout, supplyLinesOf } from './oracle-supply.ts';
import { type Watch, huntOf, together, voyageOf, watchOf } from './oracle-watch.ts';

/*
 * Says which things of others no permitted channel (FOG-15) can carry to a viewer in the coming
 * turn. It is written from docs/rules and the model alone and asks neither engine nor fog, so that
 * it cannot share their mistakes. Where the rules leave several outcomes open it takes all of them:
 * what it calls hidden is hidden in each.
 */

export type Oracle = Readonly<{
  /** What landings, bombardments and fights on the ground may show. */
  ground: GroundOracle;
  /** The viewer, or an ally that tells the viewer (FOG-9), may be present there at some moment of the turn (FOG-3). */
  isWatched: (system: SystemId) => boolean;
  /** Only its owner sees into it, though as an ally the owner tells what a visit shows (FOG-9). */
  isClosed: (system: SystemId) => boolean;
  /** No fleet in sight may go there or plan its route by it, so that its class makes no difference to one. */
  isIdleLane: (lane: LaneId) => boolean;
  /** The viewer knows of it, or may come to see a lane that ends there (FOG-2 located). */
  mayLocate: (system: SystemId) => boolean;
  /** Others than its owner may be there, and its Census decide whether forces in reach are fed from there (SUP-4). */
  isBesieged: (system: SystemId) => boolean;
  /** The fleet can neither be seen nor met by the viewer, nor change what the viewer can see. */
  isHiddenFleet: (fleet: FleetId) => boolean;
  /** The same for a fleet that would go this way. */
  couldHide: (voyage: Voyage) => boolean;
  /** A fleet in the viewer's reach sets out there, so that a blockade makes a difference (MOV-11). */
  isSetOutFrom: (system: SystemId) => boolean;
  /** Nobody but its owner can tell that the unit is there. */
  isHiddenUnit: (unit: Unit) => boolean;
  /** No ship of the viewer's can come where the unit may be, and take it with what is in its hold. */
  isSealed: (unit: Unit) => boolean;
  /** Nothing that this empire's forces do can be seen, or change what can be seen. */
  isAloof: (empire: EmpireId) => boolean;
  /** No fleet of this empire decides whether envoys get through to the viewer. */
  barsNobody: (empire: EmpireId) => boolean;
  /** A force in the viewer's reach may find a colony, and show by its units what its empire can build (MAP-8). */
  mayShowClasses: (empire: EmpireId) => boolean;
  /** Some force in the viewer's reach follows what this empire's standing orders say as a whole. */
  usesEmpireStanding: (empire: EmpireId) => boolean;
}>;

/** Whether a unit is never seen from outside (FOG-3): laid up where the viewer can’t take it, or a ground unit where the viewer sees none. */
function isUnseeable({ state }: World, ground: GroundOracle, unit: Unit): boolean {
  const { design, place, status } = unit;
  const isAt = (of: (system: SystemId) => boolean): boolean =>
    place.kind === 'system' && of(place.system);
  if (status === 'mothballed') return !isAt(ground.isInvolved);
  return state.designs[design]?.kind === 'ground' && !isAt(ground.isGroundWatched);
}

function isOutOfSight(watch: Watch, course: Course): boolean {
  if (overlap(course.lanes, watch.lanes)) return false;
  if (course.places.some((places, step) => overlap(places, watch.at[step]!))) return false;
  return !overlap(course.places.at(-1)!, watch.ever);
}

/** A fleet that could hold up, hurt or free one of another empire that the viewer may see later. */
function meddles(course: Course, seen: readonly Course[], watch: Watch): boolean {
  return seen.some((other) => {
    if (other.owner === course.owner && !other.isContested) return false;
    const meet = STEPS.some((step) => overlap(course.places[step]!, other.places[step]!));
    const cross = overlap(course.lanes, other.lanes);
    const later = union(other.places.slice(1));
    return cross || (meet && overlap(later, watch.ever));
  });
}

/** DIP-2: it starts where it could keep the envoys of a third from the viewer, who knows that third. */
function barsEnvoys(state: CampaignState, viewer: EmpireId, { owner, places }: Course): boolean {
  const isKnown = (empire: EmpireId): boolean =>
    empire !== owner && Object.hasOwn(state.relations, relationIdOf(viewer, empire));
  if (!Object.values(state.empires).some(({ id }) => isKnown(id))) return false;
  return [...places[0]!].some((system) => {
    const host = state.systems[system]?.owner ?? null;
    if (host !== null) return isKnown(host);
    const ways = Object.values(state.lanes).filter(({ a, b }) => a === system || b === system);
    return ways.length > 1;
  });
}

/** What is out of a viewer's reach in the turn that these orders are for. */
export function oracleOf(world: World, viewer: EmpireId): Oracle {
  const { state } = world;
  const own = watchOf(world, viewer);
  const allies = alliesOf(state, viewer);
  const watch = together([own, ...allies.map((ally) => watchOf(world, ally))]);
  const others = Object.values(state.fleets).filter((fleet) => fleet.owner !== viewer);
  // With two empires nobody but the viewer can end a voyage that the viewer does not see.
  const isLonely = new Set(others.map(({ owner }) => owner)).size <= 1;
  const course = (voyage: Voyage, isFree = true): Course =>
    courseOf(state, voyage, isFree && isLonely && isPlainWay(state, voyage));
  const ownCourse = (fleet: FleetId): Course =>
    courseOf(state, voyageOf(world, state.fleets[fleet]!), false);
  const regrouped = regroupedIn(world);
  const courses = others.map((fleet) => {
    const isFree = fleet.withdrawing === null && !regrouped.has(fleet.id);
    return { id: fleet.id, course: course(voyageOf(world, fleet), isFree) };
  });
  const byFleet = new Map(courses.map((one) => [one.id, one.course] as const));
  const ground = groundOracleOf({
    world,
    viewer,
    placesOf: (fleet) => union((byFleet.get(fleet) ?? ownCourse(fleet)).places),
    isWatched: (system) => watch.ever.has(system),
  });
  const seen = courses.filter((one) => !isOutOfSight(watch, one.course)).map((one) => one.course);
  const mayBar = (owner: EmpireId, system: SystemId): boolean =>
    (owner !== viewer && watch.ever.has(system)) ||
    seen.some((one) => one.owner !== owner && union(one.places).has(system));
  const supplied = [
    { owner: viewer, places: watch.ever },
    ...seen.map(({ owner, places }) => ({ owner, places: union(places) })),
  ].map((one) => ({
    owner: one.owner,
    lines: supplyLinesOf(state, one),
    own: runnersAbout(state, one, (system) => mayBar(one.owner, system)),
  }));
  const traded = tradeLinesOf(state, viewer);
  const cutsOff = ({ owner, places }: Course): boolean =>
    overlap(union(places), traded) ||
    overlap(union(places), ground.sensitive) ||
    supplied.some((one) => overlap(union(places), one.owner === owner ? one.own : one.lines));
  const cutting = metBy(
    courses.flatMap((one) => (cutsOff(one.course) ? [one.course] : [])),
    courses.map((one) => one.course),
  );
  const hides = (one: Course): boolean =>
    isOutOfSight(watch, one) &&
    !overlap(union(one.places), splintersBeside(state, viewer, one.owner)) &&
    !meddles(one, seen, watch) &&
    !cutsOff(one) &&
    !cutting.some((other) => mayMeet(one, other)) &&
    !barsEnvoys(state, viewer, one);
  const shown = laneWorkersToward(world, watch.ever);
  const hidden = new Set(
    courses.filter(({ id, course: one }) => !shown.has(id) && hides(one)).map(({ id }) => id),
  );
  const joining = exposeRegrouped(world, hidden);
  const ownerOf = (system: SystemId): EmpireId | null => state.systems[system]?.owner ?? null;
  const isVisited = (system: SystemId): boolean =>
    courses.some(
      ({ course: one }) => one.owner !== ownerOf(system) && union(one.places).has(system),
    );
  const isClosed = (system: SystemId): boolean => {
    const owner = ownerOf(system);
    return owner !== null && allies.includes(owner) && !own.ever.has(system) && !isVisited(system);
  };
  const isHiddenUnit = (unit: Unit): boolean => {
    const { place } = unit;
    if (unit.owner === viewer || joining.has(unit.id)) return false;
    if (place.kind === 'fleet') return hidden.has(place.fleet) || isUnseeable(world, ground, unit);
    if (place.kind === 'system') {
      return (
        !watch.ever.has(place.system) || isClosed(place.system) || isUnseeable(world, ground, unit)
      );
    }
    const carrier = state.units[place.carrier];
    return carrier !== undefined && isHiddenUnit(carrier);
  };
  const isUnseen = (empire: EmpireId): boolean =>
    others.every(({ id, owner }) => owner !== empire || hidden.has(id)) &&
    Object.values(state.units).every(
      (unit) => unit.owner !== empire || unit.place.kind !== 'system' || isHiddenUnit(unit),
    );
  const hunt = huntOf(world, viewer);
  const tellers = [viewer, ...suppliersOf(state, viewer)];
  const isToldOf = (system: SystemId): boolean =>
    Object.values(state.units).some(
      ({ owner, place }) =>
        tellers.includes(owner) && place.kind === 'system' && place.system === system,
    );
  const neighbours = new Set(
    Object.values(state.lanes).flatMap(({ a, b }) => [
      ...(watch.ever.has(a) ? [b] : []),
      ...(watch.ever.has(b) ? [a] : []),
    ]),
  );
  return {
    ground,
    isIdleLane: (lane) =>
      !courses.some(
        ({ id, course: one }) => !hidden.has(id) && (one.lanes.has(lane) || one.isPlanned === true),
      ),
    mayLocate: (system) =>
      neighbours.has(system) ||
      isToldOf(system) ||
      tellers.some((one) => Object.hasOwn(state.knownSystems, knowledgeIdOf(one, system))),
    isWatched: (system) => watch.ever.has(system),
    isClosed,
    isBesieged: (system) => isVisited(system) && supplied.some(({ lines }) => lines.has(system)),
    isHiddenFleet: (fleet) => hidden.has(fleet),
    isSetOutFrom: (system) =>
      courses.some(({ id, course: { places } }) => !hidden.has(id) && places[0]!.has(system)),
    // An ally tells what it sees from everywhere that its fleets are.
    couldHide: (voyage) => !allies.includes(voyage.owner) && hides(course(voyage)),
    isHiddenUnit,
    isSealed: ({ place }) => {
      const one = place.kind === 'fleet' ? byFleet.get(place.fleet) : undefined;
      return one !== undefined && isOutOfSight(hunt, one);
    },
    isAloof: (empire) => isUnseen(empire) && ground.isGroundAloof(empire),
    barsNobody: (empire) =>
      !courses.some(({ course: one }) => one.owner === empire && barsEnvoys(state, viewer, one)),
    mayShowClasses: (empire) =>
      courses.some(
        ({ id, course: one }) =>
          one.owner === empire && !hidden.has(id) && overlap(union(one.places), splintersIn(state)),
      ),
    usesEmpireStanding: (empire) => !isUnseen(empire),
  };
}
