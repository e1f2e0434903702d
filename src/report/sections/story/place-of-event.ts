import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { BattlePlace } from '#model/battle/place';
import type {
  BattleId,
  ContactId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { UnitPlace } from '#model/forces/unit';
import type { ReportContext } from '../context.ts';

/** What events of any type may say of where they happened, and to what. */
type Fields = Partial<{
  system: SystemId | null;
  at: SystemId | BattlePlace | FleetPlace | null;
  place: BattlePlace | FleetPlace;
  to: UnitPlace;
  lane: LaneId;
  battle: BattleId;
  fleet: FleetId | null;
  work: WorkId;
  contact: ContactId;
  /** What the contact was called before. */
  former: ContactId;
  subject: Readonly<{ system: SystemId | null; unit?: UnitId | null }>;
  unit: UnitId | null;
  units: readonly UnitId[];
}>;

type PlaceOf = (event: SeenEvent) => BattlePlace | null;

const inSystem = (system: SystemId | null | undefined): BattlePlace | null =>
  system === null || system === undefined ? null : { kind: 'system', system };

const battlePlace = (place: BattlePlace | FleetPlace): BattlePlace =>
  place.kind === 'system' ? place : { kind: 'lane', lane: place.lane };

/** Where an event says that it happened; null: it doesn't say. */
export function placeSaid(event: SeenEvent): BattlePlace | null {
  if (event.type === 'FleetMoved' || event.type === 'FleetLeftLane') return inSystem(event.to);
  const { system, at, place } = event as Fields;
  if (place !== undefined) return battlePlace(place);
  if (typeof at === 'string') return inSystem(at);
  return at === null || at === undefined ? inSystem(system) : battlePlace(at);
}

/** The fleet that an event is about. */
const fleetIn = (event: SeenEvent): FleetId | null =>
  'fleet' in event && event.fleet !== null ? event.fleet : null;

/** Where works and battles were, by what was told of them. */
function toldPlaces(seen: readonly SeenEvent[]) {
  const works = new Map<WorkId, BattlePlace>();
  const battles = new Map<BattleId, BattlePlace>();
  for (const event of seen) {
    const place = placeSaid(event);
    if (place === null) continue;
    if ('work' in event) works.set(event.work, place);
    if ('battle' in event) battles.set(event.battle, place);
  }
  return { works, battles };
}

/** The system that a fleet leaves by an event; null: it leaves none. */
function leftBy(event: SeenEvent): SystemId | null {
  if (event.type === 'FleetMoved') return event.from;
  return event.type === 'FleetStopped' && event.place.kind === 'lane' ? event.place.from : null;
}

/** Where fleets were before they moved for the first time; those that never did are not there. */
function startsIn(seen: readonly SeenEvent[]): Map<FleetId, BattlePlace> {
  const starts = new Map<FleetId, BattlePlace>();
  for (const event of seen) {
    const [fleet, system] = [fleetIn(event), leftBy(event)];
    if (fleet === null || system === null || starts.has(fleet)) continue;
    starts.set(fleet, { kind: 'system', system });
  }
  return starts;
}

/** What is known while an event is told. `fleets`: where those are at that moment that move in this turn. */
type Whereabouts = Readonly<{
  view: EmpireView;
  told: ReturnType<typeof toldPlaces>;
  fleets: ReadonlyMap<FleetId, BattlePlace>;
}>;

function placeOfFleet(id: FleetId, { view, fleets }: Whereabouts): BattlePlace | null {
  const then = fleets.get(id);
  if (then !== undefined) return then;
  const now = view.fleets[id];
  return now === undefined ? null : battlePlace(now.place);
}

function placeOfUnits(place: UnitPlace, at: Whereabouts): BattlePlace | null {
  switch (place.kind) {
    case 'system':
      return inSystem(place.system);
    case 'fleet':
      return placeOfFleet(place.fleet, at);
    case 'aboard':
      // Carriers that were lost in this turn are not among the units any more.
      return placeOfUnit(place.carrier, at);
  }
}

function placeOfUnit(id: UnitId | undefined, at: Whereabouts): BattlePlace | null {
  const unit = id === undefined ? undefined : at.view.units[id];
  return unit === undefined ? null : placeOfUnits(unit.place, at);
}

/** By the thing that something happened to. */
type Clue = (fields: Fields, at: Whereabouts) => BattlePlace | null | undefined;

/** What tells where something happened, the surest first. */
const CLUES: readonly Clue[] = [
  ({ battle }, { told }) => battle && told.battles.get(battle),
  ({ lane }) => lane && { kind: 'lane', lane },
  ({ subject }) => subject && inSystem(subject.system),
  ({ subject }, at) => subject?.unit && placeOfUnit(subject.unit, at),
  ({ to }, at) => (typeof to === 'object' ? placeOfUnits(to, at) : null),
  ({ fleet }, at) => fleet && placeOfFleet(fleet, at),
  ({ work }, { view, told }) =>
    work && (inSystem(view.works[work]?.system) ?? told.works.get(work)),
  ({ contact, former = contact }, { view }) => former && view.contacts[former]?.place,
  ({ unit, units }, at) => placeOfUnit(unit ?? units?.[0], at),
];

function placeOf(event: SeenEvent, at: Whereabouts): BattlePlace | null {
  for (const clue of CLUES) {
    const place = clue(event as Fields, at) ?? null;
    if (place !== null) return place;
  }
  return null;
}

/**
 * Where what happened belongs, as far as the reader knows it: where the fleet was at that moment, not where it is when the turn has
 * ended; null: it happened to the empire as a whole.
 */
export function placesOfEvents({ view, seen }: Pick<ReportContext, 'view' | 'seen'>): PlaceOf {
  const fleets = startsIn(seen);
  const at: Whereabouts = { view, told: toldPlaces(seen), fleets };
  const places = new Map<SeenEvent, BattlePlace | null>();
  for (const event of seen) {
    const said = placeSaid(event);
    places.set(event, said ?? placeOf(event, at));
    const fleet = fleetIn(event);
    if (fleet !== null && said !== null) fleets.set(fleet, said);
  }
  return (event) => places.get(event) ?? null;
}
