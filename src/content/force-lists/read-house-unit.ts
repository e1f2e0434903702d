import { cite } from '#kernel/reasons/cite';
import type { ForceListId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { ContentIssue } from '#content/issue';
import { designOfHouseUnit } from './design-of-house-unit.ts';
import type { DesignRemark, DesignRules } from './design-rules.ts';
import { readAbilities } from './house-abilities.ts';
import type { HouseUnit } from './house-list-schema.ts';

/** A unit of a house list, with its errors and advice. */
export type ReadUnit = Readonly<{
  /** Its place in the file. */
  path: string;
  design: UnitDesign;
  issues: readonly ContentIssue[];
  advice: readonly DesignRemark[];
}>;

/** The class that a row describes, checked by the unit design rules. @rule U-9 */
export function readHouseUnit(
  unit: HouseUnit,
  index: number,
  { list, rules }: Readonly<{ list: ForceListId; rules: DesignRules }>,
): ReadUnit {
  const path = `units[${index}]`;
  const abilities = readAbilities(unit.abilities, `${path}.abilities`, rules);
  const design = designOfHouseUnit(unit, list, abilities.known, rules);
  const { faults, advice } = rules.check(design);
  const placed = ({ path: part, text, cite }: DesignRemark): DesignRemark => ({
    path: pathInFile(path, part, abilities.places),
    text: `${unit.name}: ${text}`,
    cite,
  });
  const forbidden = faults.map((fault): ContentIssue => ({ code: 'VALUE', ...placed(fault) }));
  const issues = [...abilities.issues, ...forbidden, ...airIssues(unit, design, path)];
  return { path, design, issues, advice: advice.map(placed) };
}

/** A flight cannot be Atmospheric and not. @rule U-10 */
function airIssues(unit: HouseUnit, design: UnitDesign, path: string): readonly ContentIssue[] {
  if (unit.kind !== 'flight' || unit.atmospheric || ratingOf(design, 'atmospheric') === 0)
    return [];
  const text = `${unit.name} is called Atmospheric in one place and not Atmospheric in the other. Remove one of the two.`;
  return [{ path: `${path}.atmospheric`, code: 'VALUE', text, cite: cite('U-10') }];
}

const VALUE = /^(?:ground\.)?(dv|as|af|cv|cr|attrition|attack|defense|dieFaces)$/;

/** The place in the file for a path of the design. */
function pathInFile(unit: string, part: string, places: readonly number[]): string {
  if (part === '') return unit;
  const value = VALUE.exec(part)?.[1];
  if (value !== undefined) return `${unit}.values.${value === 'dieFaces' ? 'die' : value}`;
  const ability = /^abilities\[(\d+)\]/.exec(part)?.[1];
  if (ability === undefined) return `${unit}.${part}`;
  return `${unit}.abilities[${places[Number(ability)] ?? Number(ability)}]`;
}
