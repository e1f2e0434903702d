import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { StarSystem } from '#model/campaign/system';
import { orderStateOf } from '#rules/economy/order-state';

const COL_4 = cite('COL-4');

/** The sum of a growth check must be above this. */
export const GROWTH_TARGET = 15;

const OPTIONAL: readonly string[] = ['Missed checks', 'Agriculture'];

/** What an agricultural colony uses of its Productivity helps it to grow. @rule OPT-9 */
const helpOf = ({ utilized, specialisation }: Pick<StarSystem, 'utilized' | 'specialisation'>) =>
  specialisation?.kind === 'agriculture' ? utilized : 0;

/** The lines of a growth check: the die, the Capacity, the checks missed before, and what agriculture adds. @rule COL-4 @rule OPT-9 */
export function growthLedgerOf(
  die: number,
  system: Pick<StarSystem, 'capacity' | 'missedGrowth' | 'utilized' | 'specialisation'>,
): Ledger {
  const lines = [
    { label: 'd10', cite: COL_4, amount: die },
    { label: 'Capacity', cite: COL_4, amount: system.capacity },
    { label: 'Missed checks', cite: COL_4, amount: system.missedGrowth },
    { label: 'Agriculture', cite: cite('OPT-9'), amount: helpOf(system) },
  ];
  return lines.filter(({ label, amount }) => !OPTIONAL.includes(label) || amount !== 0);
}

/** Whether a system grows at all: colonies and outposts do, unless they are in rebellion. @rule COL-4 */
export function canGrow(system: Pick<StarSystem, 'owner' | 'census' | 'morale'>): boolean {
  return system.owner !== null && orderStateOf(system) !== 'rebellion';
}
