import type { EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import { roamingPlaces } from './roaming-places.ts';

/** Where a fleet may be after each number of steps of the Movement Phase (MOV-2), and the lanes it may use. */
export type Course = Readonly<{
  owner: EmpireId;
  /** By step; the last one is for the rest of the turn. */
  places: readonly ReadonlySet<SystemId>[];
  lanes: ReadonlySet<LaneId>;
  /** It follows a route, planned by any lanes that its owner knows of. */
  isPlanned?: boolean;
  /** It may have to leave ships behind to go on (MOV-3), which its own side can spare it. */
  isContested: boolean;
}>;

/** A fleet at a place with an order to go on, or to find a way from where it is (MOV-5). */
export type Voyage = Readonly<{
  owner: EmpireId;
  at: SystemId;
  path: readonly SystemId[];
  explores?: boolean;
  /** It may follow a route, wherever that leads. */
  roams?: boolean;
}>;

export const STEPS = [0, 1, 2, 3] as const;

/** MOV-1: one lane that is open to all is within any fleet's reach; no order, no doubt either. */
export function isPlainWay(
  state: CampaignState,
  { at, path }: Pick<Voyage, 'at' | 'path'>,
): boolean {
  const [to, ...more] = path;
  if (to === undefined) return true;
  if (isShutIn(state, at)) return false;
  const lane = state.lanes[laneIdOf(at, to)]?.class;
  return more.length === 0 && (lane === 'minor' || lane === 'major');
}

/** MOV-11: a fleet in a blockaded system may have to stay. */
const isShutIn = ({ systems }: CampaignState, at: SystemId): boolean =>
  systems[at]?.blockaded === true;

/** Where the lanes lead that nobody has explored. */
const darkEndsAt = ({ lanes }: CampaignState, at: SystemId): readonly SystemId[] =>
  Object.values(lanes).flatMap((lane) =>
    lane.class !== 'unexplored' ? [] : lane.a === at ? [lane.b] : lane.b === at ? [lane.a] : [],
  );

/** Wherever a route may lead it, or to what it finds instead. */
function roamingCourse(
  state: CampaignState,
  { owner, at }: Voyage,
  found: readonly SystemId[],
): Course {
  const roaming = roamingPlaces(state, at, STEPS);
  const places = roaming.places.map((step, index) =>
    index === STEPS.length - 1 ? new Set([...step, ...found]) : step,
  );
  const lanes = new Set([...roaming.lanes, ...found.map((to) => laneIdOf(at, to))]);
  return { owner, isContested: true, isPlanned: true, places, lanes };
}

/** A meeting or a closed lane may end a voyage anywhere on its way: then any stop so far is possible. */
export function courseOf(state: CampaignState, voyage: Voyage, isCertain: boolean): Course {
  const { owner, at, path, explores = false, roams = false } = voyage;
  // Exploring comes after all other movement, and before any route.
  const found = explores ? darkEndsAt(state, at) : [];
  if (roams) return roamingCourse(state, voyage, found);
  const stops = [at, ...path];
  const places = STEPS.map((step) => {
    const last = Math.min(step, path.length);
    const here = isCertain ? [stops[last]!] : stops.slice(0, last + 1);
    return new Set(step === STEPS.at(-1) ? [...here, ...found] : here);
  });
  const lanes = [
    ...path.map((to, leg) => laneIdOf(stops[leg]!, to)),
    ...found.map((to) => laneIdOf(at, to)),
  ];
  const isContested = path.length > (isShutIn(state, at) ? 0 : 1);
  return {
    owner,
    places,
    isContested,
    lanes: new Set(lanes.filter((id) => Object.hasOwn(state.lanes, id))),
  };
}

export const overlap = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((item) => other.has(item));

export const union = <T>(sets: readonly ReadonlySet<T>[]): ReadonlySet<T> =>
  new Set(sets.flatMap((set) => [...set]));

/** Fleets of two empires, of which one could hold up the other. */
export const mayMeet = (one: Course, other: Course): boolean =>
  one.owner !== other.owner &&
  (overlap(one.lanes, other.lanes) || overlap(union(one.places), union(other.places)));

/** These courses, with all that could hold them up, or hold up those. */
export function metBy(first: readonly Course[], all: readonly Course[]): readonly Course[] {
  const more = all.filter(
    (one) => !first.includes(one) && first.some((other) => mayMeet(one, other)),
  );
  return more.length === 0 ? first : metBy([...first, ...more], all);
}
