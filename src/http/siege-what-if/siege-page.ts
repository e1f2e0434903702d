import { offersInRow } from '#http/what-if/class-offers';
import { template } from '#http/pages/template';
import type { ChanceBar } from '#http/what-if/chance-bar';
import {
  boxesField,
  type Field,
  numberField,
  type Offer,
  offersOf,
  placeFields,
  selectField,
} from '#http/forms/field';
import { missionFields } from '#http/forms/orders/mission-rows';
import { PLAN_WORDS } from '#http/forms/orders/siege-forms';
import type { Html } from '#http/pages/html';
import type { FormProblem, Link } from '#http/pages/page-parts';
import type { FormBody } from '#http/visits/form-body';
import { diceFields } from '#http/what-if/what-if-page';
import type { DefenseWay, SiegeWay } from '#app/siege-odds/siege-what-if';
import { SHARED_TEXTS } from '#http/words/texts';
import { FILLED_BY, MISSIONS_FIELD, SIEGE_ROWS, siegeField, type SiegeSide } from './siege-form.ts';
import type { SiegeFilling, SiegeSpot, SiegeWorld } from './siege-world.ts';
import { TEXTS } from './texts.ts';

type Row = Readonly<{ number: number; fields: readonly Field[] }>;
type SideForm = Readonly<{
  id: SiegeSide;
  name: string;
  columns: readonly string[];
  rows: readonly Row[];
  fields: readonly Field[];
}>;

export type SiegeForm = Readonly<{
  where: string;
  at: string;
  assumed: readonly string[];
  filled: Readonly<{ name: string; value: string }>;
  fleets: readonly Field[];
  sides: readonly SideForm[];
  /** Where the bombardment points come from: `Ships 12`. */
  ledger: readonly string[];
  guns: readonly Field[];
  missions: readonly Field[];
  dice: readonly Field[];
}>;

export type SiegeResult = Readonly<{ chances: readonly ChanceBar[]; html: Html }>;

/** The page on which somebody thinks out a siege. */
export type SiegeContent = Readonly<{
  back: readonly Link[];
  path: string;
  formToken: string;
  asOf: string;
  problem: string;
  problems: readonly FormProblem[];
  spots: readonly Link[];
  choose: readonly Field[];
  form: SiegeForm | null;
  result: SiegeResult | null;
}>;

export const SIEGE_PAGE = template<SiegeContent>('what-if-siege');

/** What the ids of the form's fields begin with. */
export const SIEGE_FORM = 'siege';

const WAYS: Readonly<Record<SiegeWay, string>> = {
  convoy: TEXTS.invadesFromConvoy,
  assault: TEXTS.invadesFromAssaultShip,
  supported: TEXTS.invadesSupportedByAssaultShips,
  waiting: TEXTS.waitsAboard,
  landed: 'Landed',
  reserve: TEXTS.landedInReserve,
};
const DEFENSE: Readonly<Record<DefenseWay, string>> = {
  active: 'Active',
  reserve: SHARED_TEXTS.inReserve,
};
const MILITIA = { raise: TEXTS.raisesMilitia, none: TEXTS.raisesNoMilitia };

/** The number of empty rows at the end, for more units. */
const EMPTY_ROWS = 2;

export type Filled = Readonly<{ sent: FormBody; errors: ReadonlyMap<string, string> }>;

function rowsOf(
  { sent, errors }: Filled,
  world: SiegeWorld,
  { side, ways }: Readonly<{ side: SiegeSide; ways: readonly Offer[] }>,
): readonly Row[] {
  const used = SIEGE_ROWS.filter((row) => sent.text(siegeField(side, row, 'count')) !== '');
  const shown = Math.min(SIEGE_ROWS.length, (used.at(-1) ?? 0) + EMPTY_ROWS);
  return SIEGE_ROWS.slice(0, shown).map((row) => {
    const of = TEXTS.row(row);
    const name = (column: Parameters<typeof siegeField>[2]): string =>
      siegeField(side, row, column);
    const number = (column: 'count' | 'lost', label: string): Field =>
      numberField({ name: name(column), label: `${label}, ${of}`, sent, min: 0, max: 40 });
    const fields = [
      selectField({
        ...{ name: name('class'), label: TEXTS.classOf(of), sent },
        offers: offersInRow(world.classes, sent.text(name('class'))),
      }),
      number('count', 'Number'),
      number('lost', TEXTS.attritionLostByEach),
      selectField({ name: name('way'), label: TEXTS.takesPartOf(of), sent, offers: ways }),
    ];
    return { number: row, fields: placeFields(fields, SIEGE_FORM, errors) };
  });
}

const COLUMNS = ['Class', 'Number', TEXTS.attritionLostByEach, TEXTS.howItTakesPart] as const;

function sideForms(filled: Filled, world: SiegeWorld, spot: SiegeSpot): readonly SideForm[] {
  const { sent, errors } = filled;
  const plan = (side: SiegeSide): Field =>
    selectField({
      ...{ name: `plan.${side}`, label: TEXTS.itsGroundUnitsAttack, sent },
      offers: offersOf(PLAN_WORDS),
    });
  const militia = selectField({
    ...{ name: 'militia', label: TEXTS.withoutGroundUnitsColony, sent },
    offers: offersOf(MILITIA),
  });
  const rebels = numberField({
    ...{ name: 'rebels', label: TEXTS.militiasOfIndependentColony, sent },
    ...{ min: 0, max: 40, preset: 0 },
  });
  const form = (side: SiegeSide, ways: readonly Offer[], fields: readonly Field[]): SideForm => ({
    id: side,
    name: spot.names[side],
    columns: COLUMNS,
    rows: rowsOf(filled, world, { side, ways }),
    fields: placeFields(fields, SIEGE_FORM, errors),
  });
  return [
    form('attacker', offersOf(WAYS), [plan('attacker')]),
    form('defender', offersOf(DEFENSE), [plan('defender'), militia, rebels]),
  ];
}

function fleetFields({ sent, errors }: Filled, { fleets }: SiegeSpot): readonly Field[] {
  if (fleets.length === 0) return [];
  const offers = fleets.map(({ id, name, about, isHere }) => ({
    value: id,
    label: `${name}: ${about}`,
    group: isHere ? 'Here' : 'Elsewhere',
  }));
  const boxes = boxesField({ name: 'fleets', label: TEXTS.fleetsTakingPart, sent, offers });
  return placeFields([boxes], SIEGE_FORM, errors);
}

/** The form of a siege, filled with what was sent or is known. */
export function siegeForm(
  world: SiegeWorld,
  { spot, filling }: Readonly<{ spot: SiegeSpot; filling: SiegeFilling }>,
  filled: Filled,
): SiegeForm {
  const { sent, errors } = filled;
  const number = (name: string, label: string, hint: string): Field =>
    numberField({ name, label, hint, sent, min: 0, max: 10_000, preset: 0 });
  const guns = [
    number('points', TEXTS.bombardmentPoints, TEXTS.addPointsThatWereCarriedOver),
    number('massDrivers', TEXTS.massDriverFunctions, ''),
  ];
  const place = (fields: readonly Field[]): readonly Field[] =>
    placeFields(fields, SIEGE_FORM, errors);
  return {
    where: spot.where,
    at: spot.at,
    assumed: filling.assumed,
    filled: { name: FILLED_BY, value: sent.text(FILLED_BY) },
    fleets: fleetFields(filled, spot),
    sides: sideForms(filled, world, spot),
    ledger: filling.points.map(({ label, amount }) => `${label} ${String(amount)}`),
    guns: place(guns),
    missions: place(missionFields({ name: MISSIONS_FIELD, sent })),
    dice: diceFields(sent, errors, 'Sieges'),
  };
}

/** Links to the systems where a siege is near at hand. */
export const siegeLinks = ({ spots }: SiegeWorld, path: string): readonly Link[] =>
  spots
    .filter(({ isLikely }) => isLikely)
    .map(({ at, name }) => ({ href: `${path}?at=${encodeURIComponent(at)}`, label: name }));
