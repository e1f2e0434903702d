import { changedKeys } from '#kernel/collections/changed-keys';
import { once } from '#kernel/collections/once';
import { type ById, valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { Empire } from '#model/campaign/empire';
import type { Effect } from '#model/campaign/effect';
import type { FleetId, SystemId } from '#model/campaign/ids';
import { type Contact, isFirstHand, type KnownSystem } from '#model/campaign/knowledge';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { isOpenMemory } from '#rules/sight/memory-of';

/** Places by their keys. */
export type Places = ReadonlyMap<string, BattlePlace>;
type Note = (place: BattlePlace) => void;
/** A row with the state it is in. */
type In<R> = Readonly<{ row: R; state: CampaignState }>;

const inSystem = (system: SystemId): BattlePlace => ({ kind: 'system', system });

function fleetPlaces({ fleets }: CampaignState, id: FleetId): readonly BattlePlace[] {
  const fleet: Fleet | undefined = fleets[id];
  if (fleet === undefined) return [];
  const { place } = fleet;
  return [place.kind === 'system' ? place : { kind: 'lane', lane: place.lane }];
}

/** Where a unit is, with what it is aboard of. */
function unitPlaces({ row: { place }, state }: In<Unit>): readonly BattlePlace[] {
  if (place.kind === 'system') return [place];
  if (place.kind === 'fleet') return fleetPlaces(state, place.fleet);
  const carrier: Unit | undefined = state.units[place.carrier];
  return carrier === undefined ? [] : unitPlaces({ row: carrier, state });
}

function effectPlaces({ row: { subject }, state }: In<Effect>): readonly BattlePlace[] {
  if (subject.kind !== 'unit') return [];
  const unit: Unit | undefined = state.units[subject.unit];
  return unit === undefined ? [] : unitPlaces({ row: unit, state });
}

function contactPlaces({ row: { place, subject }, state }: In<Contact>): readonly BattlePlace[] {
  return [place, ...(subject.kind === 'fleet' ? fleetPlaces(state, subject.fleet) : [])];
}

const endsOf = ({ a, b }: Readonly<{ a: SystemId; b: SystemId }>): readonly BattlePlace[] => [
  inSystem(a),
  inSystem(b),
];

/** Whether names, stances or causes of hiding have changed, which can show at any place. */
function isChangedForAll(before: CampaignState, after: CampaignState): boolean {
  const ofRelation = ({ state }: Relation): unknown => state;
  const ofEmpire = ({ standing }: Empire): unknown => standing;
  return (
    before.turn !== after.turn ||
    before.designs !== after.designs ||
    isChangedIn(before.relations, after.relations, ofRelation) ||
    isChangedIn(before.empires, after.empires, ofEmpire)
  );
}

const isChangedIn = <K extends string, R>(
  before: ById<K, R>,
  after: ById<K, R>,
  partOf: (row: R) => unknown,
): boolean =>
  changedKeys(before, after).some((key) => {
    const [old, now]: readonly (R | undefined)[] = [before[key], after[key]];
    return old === undefined || now === undefined || partOf(old) !== partOf(now);
  });

/** The old and new places of all rows of a table that have changed. */
function noteRows<K extends string, R>(
  tableOf: (state: CampaignState) => ById<K, R>,
  placesOf: (row: In<R>) => readonly BattlePlace[],
  [before, after]: readonly [CampaignState, CampaignState],
  note: Note,
): void {
  for (const key of changedKeys(tableOf(before), tableOf(after))) {
    for (const state of [before, after]) {
      const row: R | undefined = tableOf(state)[key];
      if (row !== undefined) placesOf({ row, state }).forEach(note);
    }
  }
}

/** The parts of a system that its neighbours see too. */
type Named = Readonly<Pick<StarSystem, 'name' | 'hex'>>;

const isNamedAlike = (old: Named | undefined, now: Named | undefined): boolean =>
  old !== undefined && now !== undefined && old.name === now.name && old.hex === now.hex;

/** A system that others name or find shows from its neighbours too. */
function noteSystems(before: CampaignState, after: CampaignState, note: Note): void {
  const lanes = once(() => laneMapOf(after.lanes));
  const noteNamed = (system: SystemId, old: Named | undefined, now: Named | undefined): void => {
    note(inSystem(system));
    if (isNamedAlike(old, now)) return;
    for (const next of lanes().neighboursOf(system)) note(inSystem(next));
  };
  for (const id of changedKeys(before.systems, after.systems)) {
    noteNamed(id, before.systems[id], after.systems[id]);
  }
  for (const id of changedKeys(before.knownSystems, after.knownSystems)) {
    const old: KnownSystem | undefined = before.knownSystems[id];
    const now: KnownSystem | undefined = after.knownSystems[id];
    const system = (now ?? old)?.system;
    if (system !== undefined) noteNamed(system, old, now);
  }
}

/**
 * The places where a look may show something different than in another state. At all other places, an empire that
 * learned nothing new then learns nothing new now. Null: any place.
 */
export function placesChanged(before: CampaignState, after: CampaignState): Places | null {
  if (isChangedForAll(before, after)) return null;
  const places = new Map<string, BattlePlace>();
  const note: Note = (place) => void places.set(placeKeyOf(place), place);
  const both = [before, after] as const;
  noteSystems(before, after, note);
  noteRows(
    ({ lanes }) => lanes,
    ({ row }) => endsOf(row),
    both,
    note,
  );
  noteRows(
    ({ knownLanes }) => knownLanes,
    ({ row }) => endsOf(row),
    both,
    note,
  );
  noteRows(
    ({ fleets }) => fleets,
    ({ row, state }) => fleetPlaces(state, row.id),
    both,
    note,
  );
  noteRows(({ units }) => units, unitPlaces, both, note);
  noteRows(({ effects }) => effects, effectPlaces, both, note);
  noteRows(({ contacts }) => contacts, contactPlaces, both, note);
  return places;
}

/** The places of memories that others told: whether they are outdated depends on the phase. @rule FOG-9 */
export function placesToldOf(state: CampaignState): readonly BattlePlace[] {
  return valuesById(state.contacts).flatMap((contact) =>
    isOpenMemory(contact) && !isFirstHand(contact.seen) ? [contact.place] : [],
  );
}
