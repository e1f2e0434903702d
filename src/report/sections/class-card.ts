import { ledgerTotal } from '#kernel/reasons/ledger';
import type { UnitDesign } from '#model/forces/design';
import { ratingOf } from '#model/forces/design';
import { currentStats } from '#rules/combat/current-stats';
import { abilityText } from '#rules/design/ability-text';
import { billOfDesign } from '#rules/design/bill-of-design';
import { HULL_TABLE } from '#rules/design/hull-table';
import { pointsSpentOf } from '#rules/design/point-faults';
import type { Fact, RecordCard, RecordTrack } from '#report/document/document';

const rateText = ({ maintenance: { points, per } }: UnitDesign): string =>
  `${String(points)}/${String(per)}`;

/** Of a class that is not designed by the rules there is nothing to tell. */
function pointFacts(design: UnitDesign): readonly Fact[] {
  const bill = billOfDesign(design, { scheme: 'startingPlus', era: design.era });
  if (bill === null) return [];
  const text = `${String(pointsSpentOf(bill))} of ${String(ledgerTotal(bill.available))}`;
  return [{ label: 'Points', value: text }];
}

const factsOf = (design: UnitDesign): readonly Fact[] => [
  { label: 'Cost', value: `${String(design.cost)} EP` },
  { label: 'Maintenance', value: rateText(design) },
  ...(design.ground === null ? [{ label: 'CC', value: String(design.cc) }] : []),
  ...pointFacts(design),
];

/** Minefields and Auxiliaries are destroyed at once. @rule CSC-8 */
const neverCripples = (design: UnitDesign): boolean =>
  design.kind === 'minefield' || ratingOf(design, 'auxiliary') > 0;

/** What it has when it is sound, and when it is crippled. @rule CSC-16 */
function valuesOf(design: UnitDesign): Pick<RecordCard, 'heads' | 'rows'> {
  const { ground } = design;
  if (ground !== null) {
    const { attrition, attack, defense, dieFaces } = ground;
    const cells = [...[attrition, attack, defense].map(String), `d${String(dieFaces)}`];
    return {
      heads: ['ATTRITION', 'ATTACK', 'DEFENSE', 'D FACTOR'],
      rows: [{ label: 'Values', cells }],
    };
  }
  const isSmall = design.kind === 'flight' || design.kind === 'minefield';
  const cellsAs = (condition: 'sound' | 'crippled'): readonly string[] => {
    const stats = currentStats({
      ...{ design, condition, status: 'active', outOfSupply: 0, ordnance: [], unconverted: false },
    });
    return [stats.dv, stats.as, stats.af, ...(isSmall ? [] : [stats.cv, stats.cr])].map(String);
  };
  const sound = { label: 'Sound', cells: cellsAs('sound') };
  const crippled = { label: 'Crippled', cells: cellsAs('crippled') };
  return {
    heads: ['DV', 'AS', 'AF', ...(isSmall ? [] : ['CV', 'CR'])],
    rows: neverCripples(design) ? [sound] : [sound, crippled],
  };
}

/** Damage equal to DV cripples a unit, and as much again destroys it. @rule CSC-8 */
function tracksOf(design: UnitDesign): readonly RecordTrack[] {
  if (design.ground !== null) return [{ label: 'Attrition', boxes: design.ground.attrition }];
  const boxes = Math.max(1, design.dv);
  const destroyed = { label: 'Destroyed', boxes };
  return neverCripples(design) ? [destroyed] : [{ label: 'Crippled', boxes }, destroyed];
}

function kindText({ kind, hull }: UnitDesign): string {
  if (hull === null) return kind;
  return kind === 'base' || kind === 'minefield'
    ? `${HULL_TABLE[hull].name} ${kind}, ${hull}`
    : `${HULL_TABLE[hull].name}, ${hull}`;
}

/** A class for the table: what its units have, sound and crippled, with room for as many of them. */
export const classCard = (design: UnitDesign, units: number): RecordCard => ({
  title: design.name,
  subtitle: kindText(design),
  facts: factsOf(design),
  ...valuesOf(design),
  remarks: design.abilities.map(abilityText).join(', '),
  tracks: tracksOf(design),
  units,
});
