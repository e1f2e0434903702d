import type { BattlePlace } from '#model/battle/place';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
import { type Names, shortId, unitLabel, UNKNOWN_POWER } from './names.ts';
import { unitsText } from './units-text.ts';

type Lookup<K extends string, R> = (id: K) => R | undefined;
type Called = Readonly<{ name: string }>;
type OfClass = Readonly<{ name: string; design: DesignId }>;

/** Where names are looked up; undefined for what the reader has never heard of, or what is no more. */
export type NameTables = Readonly<{
  reader: EmpireId | null;
  empire: Lookup<EmpireId, Called>;
  system: Lookup<SystemId, Called>;
  lane: Lookup<LaneId, Readonly<{ a: SystemId; b: SystemId }>>;
  fleet: Lookup<FleetId, Called>;
  unit: Lookup<UnitId, OfClass>;
  work: Lookup<WorkId, OfClass>;
  contact: Lookup<ContactId, Readonly<{ owner: EmpireId | null }>>;
  design: Lookup<DesignId, Called>;
}>;

type Places = Pick<Names, 'system' | 'lane'>;

const nameOf = <K extends string>(lookup: Lookup<K, Called>, id: K, otherwise: string): string => {
  const name = lookup(id)?.name ?? '';
  return name === '' ? otherwise : name;
};

function placeNames({
  system,
  lane,
}: Places): Pick<Names, 'place' | 'fleetPlace' | 'at' | 'atFleet'> {
  const preposition = ({ kind }: BattlePlace | FleetPlace): string =>
    kind === 'system' ? 'at' : 'in';
  const places: Pick<Names, 'place' | 'fleetPlace'> = {
    place: (place: BattlePlace) =>
      place.kind === 'system' ? system(place.system) : `the lane ${lane(place.lane)}`,
    fleetPlace: (place: FleetPlace) =>
      place.kind === 'system'
        ? system(place.system)
        : `the lane ${system(place.from)}–${system(place.to)}`,
  };
  return {
    ...places,
    at: (place) => `${preposition(place)} ${places.place(place)}`,
    atFleet: (place) => `${preposition(place)} ${places.fleetPlace(place)}`,
  };
}

function unitNames(
  { unit: rowFor }: NameTables,
  design: Names['design'],
): Pick<Names, 'unit' | 'units'> {
  return {
    unit: (id) => {
      const row = rowFor(id);
      if (row === undefined) return `unit ${shortId(id)}`;
      return unitLabel(row.name, design(row.design), shortId(id));
    },
    units: (ids) =>
      unitsText(
        ids.map((id) => {
          const row = rowFor(id);
          return {
            name: row?.name ?? '',
            design: row === undefined ? 'unit' : design(row.design),
            mark: shortId(id),
            remark: '',
          };
        }),
      ),
  };
}

/** The names of the rows in some tables. */
export function tableNames(tables: NameTables): Names {
  const system: Names['system'] = (id) => nameOf(tables.system, id, id);
  const lane: Names['lane'] = (id) => {
    const row = tables.lane(id);
    return row === undefined ? id : `${system(row.a)}–${system(row.b)}`;
  };
  const design: Names['design'] = (id) => nameOf(tables.design, id, id);
  const empire: Names['empire'] = (id) => {
    if (id === RAIDERS) return RAIDERS_NAME;
    return id === null ? UNKNOWN_POWER : nameOf(tables.empire, id, UNKNOWN_POWER);
  };
  return {
    isReader: (id) => id !== null && id === tables.reader,
    empire,
    system,
    lane,
    ...placeNames({ system, lane }),
    fleet: (id) => nameOf(tables.fleet, id, `fleet ${shortId(id)}`),
    ...unitNames(tables, design),
    contact: (id) => {
      const row = tables.contact(id);
      const owner = row === undefined ? '' : ` (${empire(row.owner)})`;
      return `contact ${shortId(id)}${owner}`;
    },
    work: (id) => {
      const row = tables.work(id);
      if (row === undefined) return `work ${shortId(id)}`;
      return unitLabel(row.name, design(row.design), shortId(id));
    },
    design,
  };
}
