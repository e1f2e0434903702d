import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import { foldName } from '#content/fold-name';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';

/** Something that an order can name; an empty name counts as none. */
export type Named<I extends string> = Readonly<{ id: I; name: string }>;

/** The same with the system it is in; null: in a lane. */
export type Placed<I extends string> = Named<I> & Readonly<{ system: SystemId | null }>;

/** Things by id and by name. Several can have the same name. */
export type NameIndex<N extends Named<string>> = Readonly<{
  byId: (id: N['id']) => N | undefined;
  /** By its id or the short form of it, however it is written. */
  bySpokenId: (text: string) => N | undefined;
  byName: (name: string) => readonly N[];
  /** By a name that differs in capitals only. */
  byFoldedName: (name: string) => readonly N[];
  shortOf: (id: N['id']) => string;
  names: readonly string[];
}>;

/** Everything that one player can name in orders, as the player knows it; made from the player's view. */
export type OrderNames = Readonly<{
  /** The other empires that the player knows. */
  empires: NameIndex<Named<EmpireId>>;
  systems: NameIndex<Named<SystemId>>;
  designs: NameIndex<Named<DesignId>>;
  fleets: NameIndex<Placed<FleetId>>;
  units: NameIndex<Placed<UnitId>>;
  works: NameIndex<Named<WorkId>>;
  /** Other empires' fleets, which have no names. */
  contacts: NameIndex<Named<ContactId>>;
  /** The systems from one to another, without the first, by the best way that the player knows; undefined: they know none. */
  wayBetween: WayBetween;
}>;

export type WayBetween = (from: SystemId, to: SystemId) => readonly SystemId[] | undefined;

export type NamedThings = Readonly<{
  empires: readonly Named<EmpireId>[];
  systems: readonly Named<SystemId>[];
  designs: readonly Named<DesignId>[];
  fleets: readonly Placed<FleetId>[];
  units: readonly Placed<UnitId>[];
  works: readonly Named<WorkId>[];
  contacts: readonly Named<ContactId>[];
  wayBetween: WayBetween;
}>;

/** Indexes the things that a player can name. Own units, fleets and works, and contacts, are short by what follows the dot: `u14`. */
export function orderNamesOf(things: NamedThings): OrderNames {
  const whole = (id: string): string => id;
  const afterDot = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
  return {
    empires: nameIndexOf(things.empires, whole),
    systems: nameIndexOf(things.systems, whole),
    designs: nameIndexOf(things.designs, whole),
    fleets: nameIndexOf(things.fleets, afterDot),
    units: nameIndexOf(things.units, afterDot),
    works: nameIndexOf(things.works, afterDot),
    contacts: nameIndexOf(things.contacts, afterDot),
    wayBetween: things.wayBetween,
  };
}

/** Indexes things by id and name. */
export function nameIndexOf<N extends Named<string>>(
  things: readonly N[],
  shortOf: (id: N['id']) => string,
): NameIndex<N> {
  const named = things.filter(({ name }) => name !== '');
  const byId = new Map<string, N>(things.map((thing) => [thing.id, thing]));
  const bySpokenId = new Map(
    things.flatMap((thing) => [
      [shortOf(thing.id).toLowerCase(), thing] as const,
      [thing.id.toLowerCase(), thing] as const,
    ]),
  );
  const byName = groupBy(named, ({ name }) => name);
  const byFoldedName = groupBy(named, ({ name }) => foldName(name));
  return {
    byId: (id) => byId.get(id),
    bySpokenId: (text) => bySpokenId.get(text.toLowerCase()),
    byName: (name) => byName.get(name) ?? [],
    byFoldedName: (name) => byFoldedName.get(foldName(name)) ?? [],
    shortOf,
    names: unique(named.map(({ name }) => name)),
  };
}
