import type { ScenarioForce, ScenarioGroup } from '#content/scenarios/scenario-schema';
import type { SetupForce } from '#content/setups/setup-schema';
import { groupBy } from '#kernel/collections/group-by';
import type { UnitDesign } from '#model/forces/design';
import { type FormBody, wholeNumber } from '#http/visits/form-body';

/** A class that an empire can buy. */
export type Buyable = Pick<UnitDesign, 'id' | 'name' | 'kind' | 'cv'>;

/** Units of one place in the form: a fleet, or what belongs to a system. */
export type ForceRows = Readonly<{
  kind: 'fleet' | 'system';
  at: string;
  /** The fleet's name; empty for a system. */
  name: string;
  /** By the id of the class, as texts. */
  counts: Readonly<Record<string, string>>;
  /** The flights that each unit of a class carries, by name. */
  aboard: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  /** Convoys that work a trade route. */
  trades: Readonly<Record<string, string>>;
}>;

/** The kinds of units that form fleets. Others belong to systems. */
const IN_FLEETS: readonly UnitDesign['kind'][] = ['ship', 'convoy'];
export const isOfFleets = ({ kind }: Pick<Buyable, 'kind'>): boolean => IN_FLEETS.includes(kind);

/** The most groups that the form reads. */
const MOST_GROUPS = 60;

/** The name of a field of a group. */
export const forceField = (group: number, part: string): string => `g${String(group)}-${part}`;

export const NO_ROWS = { counts: {}, aboard: {}, names: {}, trades: {} } as const;

/** Whether the form can show a group with all that the file says of it. */
function isPlain(unit: SetupForce['units'][number], classes: readonly Buyable[]): boolean {
  const design = classNamed(unit.class, classes);
  if (design === undefined || unit.together.length > 0) return false;
  if (unit.ordnance.length > 0 || unit.aboard.length > 1) return false;
  const [flights] = unit.aboard;
  if (flights === undefined) return true;
  const isFull = flights.count === design.cv && flights.names.length === 0;
  return isFull && classes.some((one) => one.kind === 'flight' && one.name === flights.class);
}

/** Whether the form can show forces as they are. Others are changed as text. */
export const isShowable = (forces: readonly SetupForce[], classes: readonly Buyable[]): boolean =>
  joinedForces(forces).every(({ units }) => {
    const named = units.map((unit) => unit.class);
    const isOnce = new Set(named).size === named.length;
    return isOnce && units.every((unit) => isPlain(unit, classes));
  });

/** Fleets first, then what belongs to each system. */
function joinedForces(forces: readonly SetupForce[]): readonly SetupForce[] {
  const fleets = forces.filter(({ fleet }) => fleet !== null);
  const systems = groupBy(
    forces.filter(({ fleet }) => fleet === null),
    ({ at }) => at,
  );
  const joined = [...systems].map(([at, all]) => {
    return { at, fleet: null, units: all.flatMap(({ units }) => units) };
  });
  return [...fleets, ...joined];
}

/** Forces as the form shows them. */
export function rowsOfForces(
  forces: readonly SetupForce[],
  classes: readonly Buyable[],
): readonly ForceRows[] {
  return joinedForces(forces).map(({ at, fleet, units }) => {
    const counts: Record<string, string> = {};
    const aboard: Record<string, string> = {};
    const names: Record<string, string> = {};
    const trades: Record<string, string> = {};
    for (const unit of units) {
      const id = classNamed(unit.class, classes)?.id;
      if (id === undefined) continue;
      counts[id] = String(unit.count);
      for (const flights of unit.aboard) aboard[id] = flights.class;
      if (unit.names.length > 0) names[id] = unit.names.join(', ');
      if (unit.trading) trades[id] = 'yes';
    }
    const kind = fleet === null ? 'system' : 'fleet';
    return { kind, at, name: fleet ?? '', counts, aboard, names, trades };
  });
}

const classNamed = (name: string, classes: readonly Buyable[]): Buyable | undefined =>
  classes.find((one) => one.name === name || one.id === name);

/** The groups that a form was sent with. */
export function rowsIn(body: FormBody, classes: readonly Buyable[]): readonly ForceRows[] {
  const rows: ForceRows[] = [];
  for (let group = 0; group < MOST_GROUPS; group += 1) {
    const kind = body.text(forceField(group, 'kind'));
    if (kind !== 'fleet' && kind !== 'system') break;
    const texts = (part: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        classes.flatMap(({ id }) => {
          const text = body.text(forceField(group, `${part}-${id}`)).trim();
          return text === '' ? [] : [[id, text] as const];
        }),
      );
    rows.push({
      kind,
      at: body.text(forceField(group, 'at')),
      name: body.text(forceField(group, 'name')).trim(),
      ...{ counts: texts('n'), aboard: texts('a'), names: texts('s'), trades: texts('t') },
    });
  }
  return rows;
}

/** A number that the form was sent with; what is no number is kept as one that the rules refuse. */
const countIn = (text: string | undefined): number =>
  text === undefined ? 0 : (wholeNumber(text) ?? -1);

/** The forces that rows of the form mean. Groups without units are left out. */
export function forcesOfRows(
  rows: readonly ForceRows[],
  classes: readonly Buyable[],
): readonly SetupForce[] {
  return rows.flatMap((row) => {
    const units = classes.flatMap((design) => unitsOf(row, design));
    const fleet = row.kind === 'fleet' ? row.name : null;
    return units.length === 0 ? [] : [{ at: row.at, fleet, units }];
  });
}

function unitsOf(row: ForceRows, { id, name, cv }: Buyable): SetupForce['units'] {
  const count = countIn(row.counts[id]);
  if (count === 0) return [];
  const flight = row.aboard[id];
  const called = (row.names[id] ?? '').split(',').map((one) => one.trim());
  const usual = { ordnance: [] };
  return [
    {
      ...usual,
      ...{ class: name, count, trading: row.trades[id] !== undefined, together: [] },
      names: called.filter((one) => one !== ''),
      aboard:
        flight === undefined || cv === 0 ? [] : [{ ...usual, class: flight, count: cv, names: [] }],
    },
  ];
}

/** The units of a scenario as a setup holds them. */
export const setupForcesOf = (forces: readonly ScenarioForce[]): readonly SetupForce[] =>
  forces.map(({ at, fleet, units }) => ({
    ...{ at, fleet },
    units: units.map(({ trading, aboard, together, ...unit }) => ({
      ...groupOf(unit),
      trading,
      aboard: aboard.map(groupOf),
      together: together.map(groupOf),
    })),
  }));

const groupOf = ({
  class: name,
  count,
  names,
  ordnance,
}: ScenarioGroup): SetupForce['units'][number]['aboard'][number] => {
  return { class: name, count, names, ordnance };
};

/** The field of a fault. Groups and classes without units are in the form, but not in the forces. */
export function forceFieldOf(
  path: string,
  rows: readonly ForceRows[],
  classes: readonly Buyable[],
): string | undefined {
  const [, force, rest = ''] = /forces\[(\d+)\](.*)$/.exec(path) ?? [];
  const full = rows.flatMap((row, group) => {
    const bought = boughtIn(row, classes);
    return bought.length > 0 ? [{ bought, group }] : [];
  });
  const found = force === undefined ? undefined : full[Number(force)];
  if (found === undefined) return undefined;
  return forceField(found.group, unitPart(rest, found.bought));
}

/** The part of a group that a fault is about. */
function unitPart(rest: string, bought: readonly Buyable[]): string {
  const [, unit, part = ''] = /^\.units\[(\d+)\]\.?(\w*)/.exec(rest) ?? [];
  if (unit === undefined) return rest.startsWith('.fleet') ? 'name' : 'at';
  return `${LETTERS.get(part) ?? 'n'}-${bought[Number(unit)]?.id ?? ''}`;
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['names', 's'],
  ['aboard', 'a'],
]);

const boughtIn = (row: ForceRows, classes: readonly Buyable[]): readonly Buyable[] =>
  classes.filter(({ id }) => countIn(row.counts[id]) !== 0);
