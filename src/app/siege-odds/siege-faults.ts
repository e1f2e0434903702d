import type { InputIssue } from '#app/use-case-error';
import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import type { UnitDesign } from '#model/forces/design';
import type { BesiegingUnits, DefendingUnits, SiegeWhatIf } from './siege-what-if.ts';

/** More would keep others waiting. */
const MOST_UNITS = 40;
const MOST_POINTS = 10_000;

type Row = BesiegingUnits | DefendingUnits;
type Side = Readonly<{ id: 'attacker' | 'defender'; name: string; units: readonly Row[] }>;
type Classes = ReadonlyMap<string, UnitDesign>;

const isWhole = (number: number, most: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= most;

function rowFaults({ id, name }: Side, row: Row, classes: Classes): readonly InputIssue[] {
  const fault = (field: string, text: string): InputIssue => ({
    path: `${name}, row ${String(row.row)}`,
    field: `${id}.${String(row.row)}.${field}`,
    code: 'VALUE',
    text,
  });
  const { class: chosen, count, lost } = row;
  const design = classes.get(chosen);
  if (design === undefined) {
    return [fault('class', 'Choose a class, or make the number 0.')];
  }
  const attrition = design.ground?.attrition ?? 0;
  return [
    ...(isWhole(count, MOST_UNITS)
      ? []
      : [fault('count', `Give a whole number of units from 0 to ${String(MOST_UNITS)}.`)]),
    ...(isWhole(lost, attrition - 1)
      ? []
      : [
          fault(
            'lost',
            `A unit of ${design.name} has ${String(attrition)} Attrition. Give a whole number below that.`,
          ),
        ]),
  ];
}

function sideFaults(side: Side, classes: Classes): readonly InputIssue[] {
  const rows = side.units.flatMap((row) => rowFaults(side, row, classes));
  const all = sumOf(side.units, ({ count }) => (isWhole(count, MOST_UNITS) ? count : 0));
  if (all <= MOST_UNITS) return rows;
  const text = `This side has ${counted(all, 'unit')}. Give it at most ${String(MOST_UNITS)}.`;
  return [...rows, { path: side.name, field: `${side.id}.1.count`, code: 'VALUE', text }];
}

const rebelFaults = ({ defender: { name, rebels } }: SiegeWhatIf): readonly InputIssue[] =>
  isWhole(rebels, MOST_UNITS)
    ? []
    : [
        {
          path: name,
          field: 'rebels',
          code: 'VALUE',
          text: `Give a whole number from 0 to ${String(MOST_UNITS)}.`,
        },
      ];

function bombardmentFaults({
  points,
  massDrivers,
}: SiegeWhatIf['bombardment']): readonly InputIssue[] {
  const text = `Give a whole number from 0 to ${String(MOST_POINTS)}.`;
  const fault = (field: string): InputIssue => ({
    path: 'Bombardment',
    field,
    code: 'VALUE',
    text,
  });
  return [
    ...(isWhole(points, MOST_POINTS) ? [] : [fault('points')]),
    ...(isWhole(massDrivers, MOST_POINTS) ? [] : [fault('massDrivers')]),
  ];
}

/** Everything that is wrong with a siege as it was entered. */
export function siegeFaults(siege: SiegeWhatIf, classes: Classes): readonly InputIssue[] {
  const { attacker, defender, bombardment } = siege;
  const isEmpty = attacker.units.length === 0 && bombardment.points === 0;
  const nobody: InputIssue = {
    path: attacker.name,
    field: 'attacker.1.class',
    code: 'VALUE',
    text: 'This side has no units and no bombardment points. Give it at least one unit.',
  };
  return [
    ...sideFaults({ id: 'attacker', ...attacker }, classes),
    ...sideFaults({ id: 'defender', ...defender }, classes),
    ...rebelFaults(siege),
    ...bombardmentFaults(bombardment),
    ...(isEmpty ? [nobody] : []),
  ];
}
