import { divide } from '#kernel/numbers/divide';
import { type RuleRef, cite } from '#kernel/reasons/cite';
import { type Ledger, type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import { type DesignSketch, hasAbility, isVoidFlight } from './design-sketch.ts';
import type { HullRow } from './hull-table.ts';
import { type TechLevel, techPercentOf } from './tech-percent.ts';

type Sketch = Pick<DesignSketch, 'kind' | 'abilities'>;
type Factor = Readonly<{ label: string; cite: RuleRef; percent: number }>;

/** A flight that is not Atmospheric has this much more, for DV, AS or AF only (U-4). */
export const VOID_FLIGHT_BONUS = 1;

/**
 * The construction points of a design, with what each thing adds: its hull, tech, ×1.5 for a base
 * or minefield, ×1.5 for an Auxiliary. The factors multiply and are rounded once, half up.
 * @rule U-2
 */
export function pointsAvailableOf(sketch: Sketch, hull: HullRow, level: TechLevel): Ledger {
  const lines = [line(hull.name, cite('U-19'), hull.points)];
  let numerator = hull.points;
  let denominator = 1;
  for (const factor of factorsOf(sketch, level)) {
    numerator *= factor.percent;
    denominator *= 100;
    const points = divide(numerator, denominator, 'nearest');
    lines.push(line(factor.label, factor.cite, points - ledgerTotal(lines)));
  }
  if (isVoidFlight(sketch)) lines.push(line('Not Atmospheric', cite('U-4'), VOID_FLIGHT_BONUS));
  return lines;
}

function factorsOf(sketch: Sketch, level: TechLevel): readonly Factor[] {
  const isExperimental = hasAbility(sketch, 'experimental');
  const tech = techPercentOf(level, isExperimental);
  const techLabel = isExperimental ? 'Tech, Experimental' : 'Tech';
  const half = { cite: cite('U-2'), percent: 150 };
  return [
    { label: `${techLabel} (+${String(tech)} %)`, cite: cite('U-1'), percent: 100 + tech },
    ...(sketch.kind === 'base' ? [{ ...half, label: 'Base (× 1.5)' }] : []),
    ...(sketch.kind === 'minefield' ? [{ ...half, label: 'Minefield (× 1.5)' }] : []),
    ...(hasAbility(sketch, 'auxiliary') ? [{ ...half, label: 'Auxiliary (× 1.5)' }] : []),
  ];
}

const line = (label: string, ref: RuleRef, amount: number): LedgerLine => ({
  label,
  cite: ref,
  amount,
});
