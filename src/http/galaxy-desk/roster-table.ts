import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { Unit } from '#model/forces/unit';
import type { DataColumn, DataRow } from '#http/tables/data-table';
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
  type RosterCondition,
  type RosterKey,
  type RosterLook,
} from './roster-look.ts';
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
  cost: TEXTS.cost,
  since: TEXTS.since,
};
const NUMBERS: ReadonlySet<RosterKey> = new Set(['supply', 'damage', 'census', 'cost', 'since']);

const RARE: ReadonlySet<RosterKey> = new Set(['supply', 'damage', 'census']);

export const ROSTER_COLUMNS: readonly DataColumn[] = ROSTER_KEYS.map((key) => ({
  key,
  label: LABELS[key],
  kind: NUMBERS.has(key) ? 'number' : 'text',
  ...(RARE.has(key) ? { isRare: true } : {}),
}));

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

const hasText = ({ values }: DataRow, text: string): boolean =>
  text === '' ||
  [values['unit'], values['class'], values['fleet'], values['place']]
    .map(String)
    .some((value) => value.toLowerCase().includes(text.toLowerCase()));

/** The rows of the roster that a look asks for, in its order. */
export function rosterRows(world: GalaxyWorld, look: RosterLook): readonly DataRow[] {
  const rows = valuesById(world.view.units)
    .filter((unit) => isWanted(world, unit, look))
    .map((unit) => rosterRow(world, unit))
    .filter((row) => hasText(row, look.text));
  const { sort, down } = look;
  const sorted = sortBy(rows, ({ values: a }, { values: b }) =>
    NUMBERS.has(sort)
      ? Number(a[sort]) - Number(b[sort])
      : compareText(String(a[sort]), String(b[sort])),
  );
  return down ? sorted.toReversed() : sorted;
}
