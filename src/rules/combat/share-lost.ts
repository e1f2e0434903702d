import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import type { UnitKind } from '#model/forces/unit';

/** A unit that its side had when the fighting began; down: crippled since, or lost. */
type Committed = Readonly<{ kind: UnitKind; civilian: boolean; cc: number; isDown: boolean }>;

/**
 * The share of a side that is crippled or lost, in whole percent.
 * @rule ENC-5
 * @ruling Losses are counted in CC, of military ships and bases only. A ship that arrived crippled counts as a loss only if it is destroyed
 *   or captured. A ship that got away doesn't count as a loss.
 */
export function shareLost(units: readonly Committed[]): number {
  const counted = units.filter(
    ({ kind, civilian }) => !civilian && (kind === 'ship' || kind === 'base'),
  );
  const all = sumOf(counted, ({ cc }) => cc);
  const down = sumOf(counted, ({ cc, isDown }) => (isDown ? cc : 0));
  return all === 0 ? 0 : divide(down * 100, all, 'down');
}
