import {
  type BesiegingUnits,
  DEFENSE_WAYS,
  type DefendingUnits,
  SIEGE_WAYS,
  type SiegeWhatIf,
} from '#app/siege-odds/siege-what-if';
import { missionsIn } from '#http/forms/orders/mission-rows';
import type { FormBody } from '#http/visits/form-body';
import type { FilledForm } from '#http/what-if/form-names';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { GROUND_PLANS, type GroundPlan } from '#model/forces/ground-plan';
import { type MissionShare, MISSIONS } from '#model/orders/bombard';
import { err, ok, type Result } from '#kernel/result/result';
import type { InputIssue } from '#app/use-case-error';
import type { SiegeFilling, SiegeRow, SiegeSpot } from './siege-world.ts';

export const SIEGE_SIDES = ['attacker', 'defender'] as const;
export type SiegeSide = (typeof SIEGE_SIDES)[number];

/** More rows than a side would have classes. */
const MOST_ROWS = 20;
export const SIEGE_ROWS: readonly number[] = Array.from({ length: MOST_ROWS }, (_, at) => at + 1);
const COLUMNS = ['class', 'count', 'lost', 'way'] as const;

export const siegeField = (
  side: SiegeSide,
  row: number,
  column: (typeof COLUMNS)[number],
): string => `${side}.${String(row)}.${column}`;

/** What the names of the fields of missions begin with. */
export const MISSIONS_FIELD = 'missions';

/** A hidden field: the fleets that filled the rows. */
export const FILLED_BY = 'filled';

/** Every field that a form of this page may have. */
export const SIEGE_FIELDS: readonly string[] = [
  'at',
  'fleets',
  FILLED_BY,
  'plan.attacker',
  'plan.defender',
  'militia',
  'rebels',
  'points',
  'massDrivers',
  ...['first', 'second', 'third'].flatMap((place) => [
    `missions.${place}`,
    `missions.${place}.points`,
  ]),
  'battles',
  'seed',
  ...SIEGE_SIDES.flatMap((side) =>
    SIEGE_ROWS.flatMap((row) => COLUMNS.map((column) => siegeField(side, row, column))),
  ),
];

type AnyRow = SiegeRow<BesiegingUnits['way'] | DefendingUnits['way']>;

function rowTexts(side: SiegeSide, rows: readonly AnyRow[]): FilledForm {
  const texts = rows
    .slice(0, MOST_ROWS)
    .flatMap((row, at) =>
      COLUMNS.map((column) => [siegeField(side, at + 1, column), [String(row[column])]] as const),
    );
  return Object.fromEntries(texts);
}

/** The fleets that are there, and so take part at first. */
export const fleetsHere = ({ fleets }: SiegeSpot): readonly string[] =>
  fleets.flatMap(({ id, isHere }) => (isHere ? [id] : []));

/** The form of a siege as it is filled with what is known. */
export function filledSiege(
  { at }: SiegeSpot,
  filling: SiegeFilling,
  fleets: readonly string[],
): FilledForm {
  const { attackers, defenders, plans, militia, points, massDrivers } = filling;
  return {
    at: [at],
    fleets,
    [FILLED_BY]: [fleets.join(' ')],
    'plan.attacker': [plans.attacker],
    'plan.defender': [plans.defender],
    militia: [militia ? 'raise' : 'none'],
    rebels: ['0'],
    points: [String(ledgerTotal(points))],
    massDrivers: [String(massDrivers)],
    ...rowTexts('attacker', attackers),
    ...rowTexts('defender', defenders),
  };
}

/** What is in a form that was sent, field by field. */
export const sentSiege = (body: FormBody): FilledForm =>
  Object.fromEntries(
    SIEGE_FIELDS.filter((name) => body.has(name)).map((name) => [name, body.texts(name)]),
  );

/** A form whose rows and points come from other fleets; all else stays as it was sent. */
export function refilledSiege(sent: FilledForm, fresh: FilledForm): FilledForm {
  const isOfFleets = (name: string): boolean =>
    name.startsWith('attacker.') || ['points', 'massDrivers', FILLED_BY].includes(name);
  const kept = Object.entries(sent).filter(([name]) => !isOfFleets(name));
  const taken = Object.entries(fresh).filter(([name]) => isOfFleets(name));
  return Object.fromEntries([...kept, ...taken]);
}

const oneOf = <T extends string>(text: string, values: readonly T[], preset: T): T =>
  values.find((value) => value === text) ?? preset;

/** NaN: it is no number, which the check of the siege tells. */
function numberIn(body: FormBody, name: string): number {
  const text = body.text(name).trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

/** Rows with units; those without a class and number, or with number 0, are skipped. */
function rowsIn<W extends string>(body: FormBody, side: SiegeSide, ways: readonly [W, ...W[]]) {
  return SIEGE_ROWS.flatMap((row) => {
    const name = (column: (typeof COLUMNS)[number]): string => siegeField(side, row, column);
    const chosen = body.text(name('class')).trim();
    const count = body.text(name('count')).trim();
    if (count === '0' || (count === '' && chosen === '')) return [];
    const way = oneOf<W>(body.text(name('way')), ways, ways[0]);
    const number = count === '' ? Number.NaN : numberIn(body, name('count'));
    return [{ row, class: chosen, count: number, lost: numberIn(body, name('lost')), way }];
  });
}

const planIn = (body: FormBody, side: SiegeSide): GroundPlan =>
  oneOf(body.text(`plan.${side}`), GROUND_PLANS, 'weakest');

/** The missions of a form, or what is wrong with them. */
export function sharesIn(sent: FormBody): Result<readonly MissionShare[], readonly InputIssue[]> {
  const reading = missionsIn({ name: MISSIONS_FIELD, sent });
  if ('problem' in reading) {
    const { problem: text, field = MISSIONS_FIELD } = reading;
    return err([{ path: 'Bombardment', field, code: 'VALUE', text }]);
  }
  return ok(
    reading.value.flatMap(({ mission: named, points }) => {
      const mission = MISSIONS.find((one) => one === named);
      return mission === undefined ? [] : [{ mission, points }];
    }),
  );
}

/** The siege in a form, at a system that the sender knows. */
export function siegeIn(
  body: FormBody,
  spot: SiegeSpot,
  missions: readonly MissionShare[],
): SiegeWhatIf {
  return {
    place: spot.name,
    attacker: {
      name: spot.names.attacker,
      plan: planIn(body, 'attacker'),
      units: rowsIn(body, 'attacker', SIEGE_WAYS),
    },
    defender: {
      name: spot.names.defender,
      plan: planIn(body, 'defender'),
      militia: body.text('militia') !== 'none',
      rebels: numberIn(body, 'rebels'),
      units: rowsIn(body, 'defender', DEFENSE_WAYS),
    },
    bombardment: {
      points: numberIn(body, 'points'),
      massDrivers: numberIn(body, 'massDrivers'),
      missions,
    },
  };
}
