import { divide } from '#kernel/numbers/divide';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { UnitDesign } from '#model/forces/design';
import { abilityText } from '#rules/design/ability-text';
import { type DesignBill, billOfDesign } from '#rules/design/bill-of-design';
import { pointsSpentOf } from '#rules/design/point-faults';

/** A value of a class, and how far it is from that of the first class; empty: it is the same, or no number. */
export type ComparedCell = Readonly<{ text: string; difference: string }>;
export type ComparedRow = Readonly<{ label: string; cells: readonly ComparedCell[] }>;

export type ComparedClasses = Readonly<{
  names: readonly string[];
  rows: readonly ComparedRow[];
}>;

type Measure = Readonly<{
  label: string;
  /** In hundredths; null: the class has no such value. */
  of: (design: UnitDesign, bill: DesignBill | null) => number | null;
}>;

const HUNDRED = 100;
const whole = (value: number): number => value * HUNDRED;

/** In a fight DV keeps a unit alive, and AS and AF are what it does. */
const fightOf = ({ dv, as, af, ground }: UnitDesign): number =>
  ground === null ? dv + as + af : ground.attrition + ground.attack + ground.defense;

const perCost = (value: number, { cost }: UnitDesign): number | null =>
  cost === 0 ? null : divide(whole(value), cost, 'nearest');

const upkeepOf = ({ maintenance: { points, per } }: UnitDesign): number =>
  divide(whole(points), per, 'nearest');

const ship =
  (key: 'dv' | 'as' | 'af' | 'cv' | 'cr') =>
  (design: UnitDesign): number | null =>
    design.ground === null ? whole(design[key]) : null;
const ground =
  (key: 'attrition' | 'attack' | 'defense' | 'dieFaces') =>
  ({ ground: own }: UnitDesign): number | null =>
    own === null ? null : whole(own[key]);

const MEASURES: readonly Measure[] = [
  { label: 'Cost (EP)', of: ({ cost }) => whole(cost) },
  { label: 'Maintenance of one unit (EP)', of: upkeepOf },
  { label: 'CC', of: ({ cc }) => whole(cc) },
  { label: 'Points available', of: (_, bill) => bill && whole(ledgerTotal(bill.available)) },
  { label: 'Points spent', of: (_, bill) => bill && whole(pointsSpentOf(bill)) },
  { label: 'DV', of: ship('dv') },
  { label: 'AS', of: ship('as') },
  { label: 'AF', of: ship('af') },
  { label: 'CV', of: ship('cv') },
  { label: 'CR', of: ship('cr') },
  { label: 'Attrition', of: ground('attrition') },
  { label: 'Attack', of: ground('attack') },
  { label: 'Defense', of: ground('defense') },
  { label: 'D Factor', of: ground('dieFaces') },
  {
    label: 'DV per EP',
    of: (design) => (design.ground === null ? perCost(design.dv, design) : null),
  },
  {
    label: 'AS per EP',
    of: (design) => (design.ground === null ? perCost(design.as, design) : null),
  },
  {
    label: 'AF per EP',
    of: (design) => (design.ground === null ? perCost(design.af, design) : null),
  },
  {
    label: 'All fighting values per EP',
    of: (design) => perCost(fightOf(design), design),
  },
];

/** Hundredths as people write them: 9, 1.33. */
function decimal(hundredths: number): string {
  const size = Math.abs(hundredths);
  const rest = size % HUNDRED;
  const units = String(divide(size, HUNDRED, 'down'));
  return rest === 0 ? units : `${units}.${String(rest).padStart(2, '0')}`;
}

const signedDecimal = (hundredths: number): string =>
  `${hundredths < 0 ? '−' : '+'}${decimal(hundredths)}`;

function cellOf(value: number | null, first: number | null): ComparedCell {
  if (value === null) return { text: '–', difference: '' };
  const isSame = first === null || value === first;
  const difference = isSame ? '' : signedDecimal(value - first);
  return { text: decimal(value), difference };
}

const wordsOf = (words: readonly string[]): string => (words.length === 0 ? '–' : words.join(', '));

/** Words about a class: nothing to subtract. */
const WORDS: readonly Readonly<{ label: string; of: (design: UnitDesign) => string }>[] = [
  { label: 'Kind', of: ({ kind }) => kind },
  { label: 'Hull', of: ({ hull }) => hull ?? '–' },
  { label: 'Era', of: ({ era }) => String(era) },
  { label: 'Abilities', of: ({ abilities }) => wordsOf(abilities.map(abilityText)) },
];

/**
 * Classes side by side: their values, points and prices, what they have for each EP, and how far each is from the first. Values that none
 * of them has are left out.
 */
export function compareClasses(designs: readonly UnitDesign[]): ComparedClasses {
  const bills = designs.map((design) =>
    billOfDesign(design, { scheme: 'startingPlus', era: design.era }),
  );
  const words = WORDS.map(({ label, of }): ComparedRow => {
    return { label, cells: designs.map((design) => ({ text: of(design), difference: '' })) };
  });
  const measured = MEASURES.flatMap(({ label, of }): readonly ComparedRow[] => {
    const values = designs.map((design, index) => of(design, bills[index] ?? null));
    if (values.every((value) => value === null)) return [];
    const [first = null] = values;
    return [{ label, cells: values.map((value) => cellOf(value, first)) }];
  });
  return { names: designs.map(({ name }) => name), rows: [...words, ...measured] };
}
