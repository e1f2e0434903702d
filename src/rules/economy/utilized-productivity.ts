import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';
import { orderKeptIn } from './order-state.ts';
import type { ProductivityMarks } from './productivity-marks.ts';

/** Utilized Productivity, and the lines that sum to it. */
export type UtilizedProductivity = Readonly<{ utilized: number; ledger: Ledger }>;

type Step = Readonly<{ label: string; left: (points: number) => number }>;
/** Where nothing is said of martial law there is none. */
type Working = Pick<StarSystem, 'productivity' | 'census' | 'morale'> &
  Partial<Pick<StarSystem, 'martialLaw'>>;

/**
 * The Productivity that a system can use: what is not suppressed, at most its Census, then halved,
 * zeroed or lowered by its order state and its marks, each on what the one before has left.
 * @rule ECO-1
 */
export function utilizedProductivityOf(
  system: Working,
  marks: ProductivityMarks,
): UtilizedProductivity {
  const ledger: LedgerLine[] = [lineOf('Productivity', system.productivity)];
  let points = system.productivity;
  for (const { label, left } of stepsOf(system, marks)) {
    const after = left(points);
    if (after !== points) ledger.push(lineOf(label, after - points));
    points = after;
  }
  return { utilized: points, ledger };
}

function stepsOf(system: Working, marks: ProductivityMarks): readonly Step[] {
  return [
    { label: 'Suppressed', left: (points) => Math.max(0, points - marks.suppressed) },
    { label: 'Beyond its Census', left: (points) => Math.min(points, system.census) },
    ...orderSteps(system),
    ...disruptionSteps(marks),
    ...Array.from({ length: marks.halvings }, () => ({
      label: 'Sabotage or strike',
      left: (points: number) => divide(points, 2, 'down'),
    })),
    { label: 'Bombardment', left: (points) => Math.max(0, points - marks.bombarded) },
  ];
}

function orderSteps(system: Working): readonly Step[] {
  switch (orderKeptIn(system)) {
    case 'good-order':
      return [];
    case 'unrest':
      return [{ label: 'Unrest', left: halfUp }];
    case 'rebellion':
      return [{ label: 'Rebellion', left: () => 0 }];
  }
}

function disruptionSteps(marks: ProductivityMarks): readonly Step[] {
  switch (marks.disruption) {
    case 'none':
      return [];
    case 'half':
      return [{ label: 'Economic disruption', left: halfUp }];
    case 'zero':
      return [{ label: 'Economic disruption', left: () => 0 }];
  }
}

const halfUp = (points: number): number => divide(points, 2, 'up');

const lineOf = (label: string, amount: number): LedgerLine => ({
  label,
  cite: cite('ECO-1'),
  amount,
});
