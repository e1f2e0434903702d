import { sumOf } from '#kernel/numbers/sum';
import type { EnteredFate } from '#model/battle/setup';
import type { OutcomeUnit } from '#model/decisions/outcome';

/** Flights go down with a base that is captured; what else is based there looks for another (CSC-14). */
export const isLostWithPrize = (
  { kind, carrier }: Pick<OutcomeUnit, 'kind' | 'carrier'>,
  captured: ReadonlySet<OutcomeUnit['unit']>,
): boolean => kind === 'flight' && carrier !== null && captured.has(carrier);

/** Who is said to be captured. */
export const capturedIn = (fates: readonly EnteredFate[]): ReadonlySet<OutcomeUnit['unit']> =>
  new Set(fates.flatMap(({ unit, fate }) => (fate === 'captured' ? [unit] : [])));

/**
 * What became of the units of a side in a battle that was fought elsewhere, in their order: as it was entered, and flights
 * based on those that were captured are lost.
 * @rule CSC-10
 */
export function enteredFates(
  units: readonly OutcomeUnit[],
  fates: readonly EnteredFate[],
): readonly EnteredFate[] {
  const said = new Map(fates.map((one) => [one.unit, one] as const));
  const captured = capturedIn(fates);
  return units.flatMap((one): readonly EnteredFate[] => {
    const { unit } = one;
    if (isLostWithPrize(one, captured)) return [{ unit, fate: 'destroyed' }];
    const fate = said.get(unit);
    return fate === undefined ? [] : [fate];
  });
}

/** What was captured of a side. @rule CSC-14 */
export function capturedWorth(
  units: readonly OutcomeUnit[],
  fates: readonly EnteredFate[],
): number {
  const captured = capturedIn(fates);
  return sumOf(units, ({ unit, cost }) => (captured.has(unit) ? cost : 0));
}

/** What a side lost by it, captured units included. @rule CSC-14 */
export function enteredLosses(
  units: readonly OutcomeUnit[],
  fates: readonly EnteredFate[],
): number {
  const isLost = ({ fate }: EnteredFate): boolean => fate === 'destroyed' || fate === 'captured';
  const lost = new Set(fates.filter(isLost).map(({ unit }) => unit));
  return sumOf(units, ({ unit, cost }) => (lost.has(unit) ? cost : 0));
}
