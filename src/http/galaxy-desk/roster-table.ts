import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { FoughtUnit, UnitRecords } from '#app/figures/unit-records-of';
import type { Unit } from '#model/forces/unit';
import type { DataColumn, DataRow, DataTable } from '#http/tables/data-table';
import {
  fleetPage,
  type GalaxyWorld,
  powerOfKey,
  powerPage,
  systemPage,
  unitName,
  unitPage,
  type Whereabouts,
  whereaboutsOf,
} from './galaxy-world.ts';
import {
  ROSTER_KEYS,
  rosterAddress,
  type RosterCondition,
  type RosterKey,
  type RosterLook,
} from './roster-look.ts';
import { placeName } from './record-table.ts';
import { TEXTS } from './texts.ts';

const LABELS: Readonly<Record<RosterKey, string>> = {
  unit: TEXTS.name,
  class: TEXTS.class,
  kind: TEXTS.kind,
  hull: TEXTS.hull,
  owner: TEXTS.owner,
  fleet: TEXTS.fleet,
  place: TEXTS.place,
  condition: TEXTS.condition,
  status: TEXTS.status,
  supply: TEXTS.supply,
  damage: TEXTS.damage,
  census: TEXTS.aboard,
  battles: TEXTS.battlesOfUnit,
  last: TEXTS.lastBattle,
  cost: TEXTS.cost,
  since: TEXTS.since,
};
const NUMBERS: ReadonlySet<RosterKey> = new Set([
  'supply',
  'damage',
  'census',
  'battles',
  'cost',
  'since',
]);

const RARE: ReadonlySet<RosterKey> = new Set(['supply', 'damage', 'census', 'battles']);

const ALL_COLUMNS: readonly DataColumn[] = ROSTER_KEYS.map((key) => ({
  key,
  label: LABELS[key],
  kind: NUMBERS.has(key) ? 'number' : 'text',
  ...(RARE.has(key) ? { isRare: true } : {}),
  ...(key === 'last' ? { isForFiles: true } : {}),
}));

const OF_BATTLES: ReadonlySet<string> = new Set<RosterKey>(['battles', 'last']);

/** The columns of a unit as it is now; its battles are in a table of their own. */
export const UNIT_COLUMNS = ALL_COLUMNS.filter(({ key }) => !OF_BATTLES.has(key));

function placeText({ names }: GalaxyWorld, { place }: Whereabouts): string {
  if (place === null) return TEXTS.lostPlace;
  return place.kind === 'system' ? names.system(place.system) : names.lane(place.lane);
}

function rowHrefs(world: GalaxyWorld, unit: Unit, { fleet, place }: Whereabouts): Hrefs {
  return {
    unit: unitPage(world, unit.id),
    owner: powerPage(world, unit.owner),
    ...(fleet === null ? {} : { fleet: fleetPage(world, fleet) }),
    ...(place?.kind === 'system' ? { place: systemPage(world, place.system) } : {}),
  };
}

type Hrefs = NonNullable<DataRow['hrefs']>;

/** A unit as a row of the roster. */
export function rosterRow(world: GalaxyWorld, unit: Unit): DataRow {
  const { view, names } = world;
  const { kind = 'ship', hull = null, cost = 0 } = view.designs[unit.design] ?? {};
  const where = whereaboutsOf(world, unit);
  return {
    values: {
      unit: unitName(world, unit),
      class: names.design(unit.design),
      kind: TEXTS.kinds[kind],
      hull: hull ?? '',
      owner: names.empire(unit.owner),
      fleet: where.fleet === null ? '' : names.fleet(where.fleet),
      place: placeText(world, where),
      condition: unit.condition,
      status: unit.status,
      supply: unit.outOfSupply,
      damage: unit.damage,
      census: unit.census,
      cost,
      since: unit.since,
    },
    hrefs: rowHrefs(world, unit, where),
  };
}

const CONDITIONS: Readonly<Record<RosterCondition, (unit: Unit) => boolean>> = {
  sound: ({ condition }) => condition === 'sound',
  crippled: ({ condition }) => condition === 'crippled',
  damaged: ({ condition, damage }) => condition === 'crippled' || damage > 0,
  unsupplied: ({ outOfSupply }) => outOfSupply > 0,
  inactive: ({ status }) => status !== 'active',
};

function isWanted(world: GalaxyWorld, unit: Unit, look: RosterLook): boolean {
  const { owner, kind, condition, design } = look;
  if (owner !== '' && unit.owner !== powerOfKey(world, owner)) return false;
  if (kind !== '' && world.view.designs[unit.design]?.kind !== kind) return false;
  if (design !== '' && unit.design !== design) return false;
  if (condition !== '' && !CONDITIONS[condition](unit)) return false;
  return isThere(world, unit, look);
}

function isThere(world: GalaxyWorld, unit: Unit, { at, fleet }: RosterLook): boolean {
  if (at === '' && fleet === '') return true;
  const where = whereaboutsOf(world, unit);
  const isAt = where.place?.kind === 'system' && where.place.system === at;
  return (at === '' || isAt) && (fleet === '' || where.fleet === fleet);
}

/** A row with the battles of its unit, the last first. */
function withBattles(world: GalaxyWorld, row: DataRow, fought: readonly FoughtUnit[]): DataRow {
  const [last] = fought;
  if (last === undefined) return { ...row, values: { ...row.values, battles: 0, last: '' } };
  const { battle, fate } = last;
  const text = TEXTS.lastBattleText(placeName(world, battle.place), battle.turn, TEXTS.fates[fate]);
  return {
    values: { ...row.values, battles: fought.length, last: text },
    hrefs: {
      ...row.hrefs,
      battles: rosterAddress(world.base, { show: 'fought', unit: last.unit }),
    },
  };
}

/** The units of now that a look asks for, by their owners. */
export function unitsOfNow(
  world: GalaxyWorld,
  { fought }: UnitRecords,
  look: RosterLook,
): Pick<DataTable, 'columns' | 'rows'> {
  const battlesOf = groupBy(fought, ({ unit }) => unit);
  const rows = valuesById(world.view.units)
    .filter((unit) => isWanted(world, unit, look))
    .map((unit) => withBattles(world, rosterRow(world, unit), battlesOf.get(unit.id) ?? []));
  const sorted = sortBy(rows, ({ values: a }, { values: b }) =>
    compareText(String(a['owner']), String(b['owner'])),
  );
  return { columns: ALL_COLUMNS, rows: sorted };
}
