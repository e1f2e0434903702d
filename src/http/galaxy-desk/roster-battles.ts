import type { FoughtUnit, LostUnit, UnitRecords } from '#app/figures/unit-records-of';
import { TEXTS as LOSS_TEXTS } from '#http/graphs/texts';
import { shortId } from '#http/names/view-names';
import {
  type DataColumn,
  type DataRow,
  fileColumn,
  numberColumn,
  textColumn,
} from '#http/tables/data-table';
import { groupBy } from '#kernel/collections/group-by';
import { brandAs } from '#kernel/brand/brand';
import { sumOf } from '#kernel/numbers/sum';
import { listed } from '#kernel/words/listed';
import type { BattlePlace } from '#model/battle/place';
import type { UnitId } from '#model/campaign/ids';
import { type GalaxyWorld, powerOfKey, powerPage, unitPage } from './galaxy-world.ts';
import { BATTLE_COLUMNS, battlePage, battleValues, otherSide, placeName } from './record-table.ts';
import type { RosterLook } from './roster-look.ts';
import { TEXTS } from './texts.ts';

/** The columns and rows of a table, and what its caption says of all or some of the rows. */
type Part = Readonly<{ columns: readonly DataColumn[]; rows: readonly DataRow[] }>;

type Fighter = Pick<FoughtUnit, 'unit' | 'owner' | 'design' | 'name'>;

const WHO: readonly DataColumn[] = [
  textColumn('unit', TEXTS.name),
  fileColumn('class', TEXTS.class),
  textColumn('kind', TEXTS.kind),
  textColumn('owner', TEXTS.owner),
];

/** Who it is, whether it is still there or not. */
function whoIs(world: GalaxyWorld, { unit, owner, design, name }: Fighter): DataRow {
  const { view, names } = world;
  const kind = `${names.design(design)} ${shortId(unit)}`;
  const now = view.units[brandAs<UnitId>(unit)]?.name ?? name;
  return {
    values: {
      unit: now === '' ? kind : `${now} (${kind})`,
      class: names.design(design),
      kind: TEXTS.kinds[view.designs[design]?.kind ?? 'ship'],
      owner: names.empire(owner),
    },
    hrefs: { unit: unitPage(world, brandAs<UnitId>(unit)), owner: powerPage(world, owner) },
  };
}

type Where = Readonly<{ place: BattlePlace | null; battle: string }>;

const isThere = ({ at, battle }: RosterLook, where: Where): boolean =>
  (at === '' || (where.place?.kind === 'system' && where.place.system === at)) &&
  (battle === '' || where.battle === battle);

/** Whether a look asks for a unit of an empire, kind and class. */
function isOfThem(world: GalaxyWorld, { unit, owner, design }: Fighter, look: RosterLook): boolean {
  if (look.owner !== '' && owner !== powerOfKey(world, look.owner)) return false;
  if (look.kind !== '' && world.view.designs[design]?.kind !== look.kind) return false;
  return (look.design === '' || design === look.design) && (look.unit === '' || unit === look.unit);
}

/** Each battle of each unit, with what became of it. @rule CSC-15 */
export function battlesOfUnits(
  world: GalaxyWorld,
  { fought }: UnitRecords,
  look: RosterLook,
): Part {
  const shown = fought.filter((one) => isOfThem(world, one, look) && isThere(look, one.battle));
  return {
    columns: [...WHO, ...BATTLE_COLUMNS],
    rows: shown.map((one) => {
      const { values, hrefs } = whoIs(world, one);
      return {
        values: { ...values, ...battleValues(world, one) },
        hrefs: { ...hrefs, place: battlePage(world, one.battle) },
      };
    }),
  };
}

function againstIn({ battle, owner }: LostUnit, { names }: GalaxyWorld): string {
  if (battle === null) return '';
  const side = battle.sides.attacker.includes(owner) ? 'attacker' : 'defender';
  return listed(battle.sides[otherSide(side)].map(names.empire));
}

function lostRow(world: GalaxyWorld, one: LostUnit): DataRow {
  const { loss, battle, place } = one;
  const { turn, cause, cost } = loss;
  const { values, hrefs } = whoIs(world, one);
  const where = battle?.place ?? place;
  return {
    values: {
      ...values,
      place: where === null ? TEXTS.lostPlace : placeName(world, where),
      turn,
      cause: LOSS_TEXTS.causes[cause],
      against: againstIn(one, world),
      cost,
    },
    hrefs: { ...hrefs, place: battlePage(world, battle ?? loss) },
  };
}

/** Units that were lost, those of a battle together. @rule CSC-14 */
export function lostUnits(world: GalaxyWorld, { lost }: UnitRecords, look: RosterLook): Part {
  const shown = lost.filter((one) => {
    const { place, battle } = one.battle ?? { place: one.place, battle: '' };
    return isOfThem(world, one, look) && isThere(look, { place, battle });
  });
  const together = groupBy(shown, ({ battle, loss }) => battle?.battle ?? loss);
  return {
    columns: [
      ...WHO,
      textColumn('place', TEXTS.place),
      numberColumn('turn', TEXTS.inTurn),
      textColumn('cause', TEXTS.cause),
      textColumn('against', TEXTS.against),
      numberColumn('cost', TEXTS.cost),
    ],
    rows: [...together.values()].flat().map((one) => lostRow(world, one)),
  };
}

const different = (rows: readonly DataRow[], keys: readonly string[]): number =>
  new Set(rows.map(({ values }) => keys.map((key) => String(values[key])).join(' '))).size;

export const foughtCaption = (rows: readonly DataRow[]): string =>
  TEXTS.foughtCaption(
    rows.length,
    new Set(rows.map(({ hrefs }) => hrefs?.['unit'])).size,
    different(rows, ['place', 'turn', 'against']),
  );

export const lostCaption = (rows: readonly DataRow[]): string =>
  TEXTS.lostCaption(
    rows.length,
    sumOf(rows, ({ values }) => Number(values['cost'])),
  );
