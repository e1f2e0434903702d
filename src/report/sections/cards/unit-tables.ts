import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { divide } from '#kernel/numbers/divide';
import type { GroundStats, UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { currentStats } from '#rules/combat/current-stats';
import type { Block, Cell, Column, Phrase } from '#report/document/document';
import { cellPhrase } from '#report/document/cell-phrase';
import { boxesToTick, phrase, quiet } from '#report/document/inline';
import { groupKeyOf, marksOf, plainStatesOf, withThoseAboard } from '../units-phrase.ts';
import type { SheetDesk } from './sheet-desk.ts';

type UnitDesk = Pick<SheetDesk, 'facts' | 'designOf'>;

/** Units of one class that have nothing to tell them apart; ships and bases always stand alone. */
type Line = Readonly<{ units: readonly Unit[]; first: Unit; design: UnitDesign }>;

type Stats = ReturnType<typeof currentStats>;

/** A column of a card's table. */
type Told = Readonly<{
  column: Column;
  cell: (line: Line, desk: UnitDesk) => Cell;
  /** What the units of a line add to the last row; left out: it can't be added. */
  adds?: (line: Line) => number;
  /** Left out where no line has anything to tell. */
  mayBeEmpty?: true;
}>;

/** The level from which many units are lost (SUP-7): as many boxes at least. */
const SUPPLY_BOXES = 3;
/** More boxes than this don't go in a row. */
const MOST_IN_ROW = 12;

function linesOf(units: readonly Unit[], { facts, designOf }: UnitDesk): readonly Line[] {
  const all = withThoseAboard(units, facts.index);
  const keyOf = (unit: Unit): string => {
    const kind = designOf(unit.design)?.kind;
    return kind === 'ship' || kind === 'base' ? unit.id : groupKeyOf(unit, facts);
  };
  return [...groupBy(all, keyOf).values()].flatMap((same): readonly Line[] => {
    const [first] = same;
    const design = first === undefined ? undefined : designOf(first.design);
    return first === undefined || design === undefined ? [] : [{ units: same, first, design }];
  });
}

/** As many of a line as have their boxes in a row. */
function inRows(line: Line): readonly Line[] {
  const boxes = Math.max(1, line.design.ground?.attrition ?? 1);
  const most = Math.max(1, divide(MOST_IN_ROW, boxes, 'down'));
  const rows = divide(line.units.length, most, 'up');
  return Array.from({ length: rows }, (_, at) => ({
    ...line,
    units: line.units.slice(at * most, (at + 1) * most),
  }));
}

function nameCell({ units, design }: Line): Phrase {
  const count = units.length === 1 ? '' : `${String(units.length)} `;
  return phrase(`${count}${design.name} `, quiet(marksOf(units)));
}

const shownStat = (value: number): Cell => (value === 0 ? '–' : value);

const stat = (label: string, abbreviation: string, of: (stats: Stats) => number): Told => ({
  column: { label, abbreviation, align: 'end' },
  cell: ({ first, design }) => {
    return shownStat(of(currentStats({ ...first, design })));
  },
});

/** A value of a fleet is that of its units together. */
const added = (label: string, abbreviation: string, of: (stats: Stats) => number): Told => ({
  ...stat(label, abbreviation, of),
  adds: ({ units, first, design }) => units.length * of(currentStats({ ...first, design })),
});

const STATE: Told = {
  column: { label: 'State', align: 'start', width: 1 },
  cell: ({ first }, { facts }) =>
    plainStatesOf(first, facts).flatMap((state, at) => (at === 0 ? [state] : phrase(' ', state))),
  mayBeEmpty: true,
};

const SHIPS: readonly Told[] = [
  { column: { label: 'Unit', align: 'start', width: 1, namesRow: true }, cell: nameCell },
  added('Defense Value', 'DV', ({ dv }) => dv),
  added('Anti-Ship', 'AS', ({ as }) => as),
  added('Anti-Fighter', 'AF', ({ af }) => af),
  added('Carrier Value', 'CV', ({ cv }) => cv),
  stat('Command Rating', 'CR', ({ cr }) => cr),
  {
    column: { label: 'Crippled', abbreviation: 'Crip', align: 'start' },
    cell: ({ units: { length }, first }) => [
      boxesToTick('Crippled', length, first.condition === 'crippled' ? length : 0),
    ],
  },
  {
    column: { label: 'Levels out of supply', abbreviation: 'Out', align: 'start' },
    cell: ({ first: { outOfSupply }, design }) =>
      design.kind === 'minefield'
        ? ''
        : [boxesToTick('Levels out of supply', Math.max(SUPPLY_BOXES, outOfSupply), outOfSupply)],
    mayBeEmpty: true,
  },
  {
    column: { label: 'Ordnance used', abbreviation: 'Load', align: 'start' },
    cell: ({ units, first: { ordnance } }) =>
      ordnance.length === 0
        ? ''
        : [boxesToTick('Ordnance used', units.length * ordnance.length, 0)],
    mayBeEmpty: true,
  },
  STATE,
];

const ground =
  (of: (stats: GroundStats) => Cell): Told['cell'] =>
  ({ design }) =>
    design.ground === null ? '' : of(design.ground);

const TROOPS: readonly Told[] = [
  { column: { label: 'Troops', align: 'start', width: 1, namesRow: true }, cell: nameCell },
  {
    column: { label: 'Attack', abbreviation: 'Att', align: 'end' },
    cell: ground(({ attack }) => attack),
  },
  {
    column: { label: 'Defense', abbreviation: 'Def', align: 'end' },
    cell: ground(({ defense }) => defense),
  },
  {
    column: { label: 'Die', align: 'start' },
    cell: ground(({ dieFaces }) => `d${String(dieFaces)}`),
  },
  {
    column: { label: 'Attrition, a box for each point', abbreviation: 'Attrition', align: 'start' },
    cell: (line) => {
      const { length } = line.units;
      const points = line.design.ground?.attrition ?? 0;
      return [boxesToTick('Attrition lost', length * points, length * line.first.damage)];
    },
  },
  STATE,
];

const isEmpty = (cell: Cell): boolean => cellPhrase(cell).length === 0 || cell === '';

function tableOf(
  lines: readonly Line[],
  told: readonly Told[],
  { caption, desk }: Readonly<{ caption: string; desk: UnitDesk }>,
): readonly Block[] {
  const shown = told.filter(
    ({ mayBeEmpty, cell }) =>
      mayBeEmpty === undefined || lines.some((line) => !isEmpty(cell(line, desk))),
  );
  const rows = lines.flatMap(inRows).map((line) => shown.map(({ cell }) => cell(line, desk)));
  if (rows.length === 0) return [];
  const totals = shown.map(({ adds }, at): Cell => {
    if (at === 0) return 'In all';
    if (adds === undefined) return '';
    return shownStat(sumOf(lines, adds));
  });
  const isAdded = sumOf(lines, ({ units }) => units.length) > 1 && told === SHIPS;
  return [
    {
      kind: 'table',
      caption,
      titled: true,
      columns: shown.map(({ column }) => column),
      rows,
      ...(isAdded ? { footer: totals } : {}),
      empty: '',
    },
  ];
}

/** Units with what they fight with now, and with boxes for what befalls them. @rule CSC-16 @rule SUP-7 */
export function unitTables(
  units: readonly Unit[],
  called: string,
  desk: UnitDesk,
): readonly Block[] {
  const lines = linesOf(units, desk);
  const troops = lines.filter(({ design }) => design.ground !== null);
  const others = lines.filter(({ design }) => design.ground === null);
  return [
    ...tableOf(others, SHIPS, { caption: `Units of ${called}`, desk }),
    ...tableOf(troops, TROOPS, { caption: `Troops of ${called}`, desk }),
  ];
}
