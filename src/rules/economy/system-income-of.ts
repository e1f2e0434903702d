import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { Specialisation, StarSystem } from '#model/campaign/system';
import { outputLedgerOf } from './output-of.ts';

/** What of a system counts for its income. */
export type Earner = Pick<StarSystem, 'utilized' | 'raw' | 'blockaded' | 'specialisation'>;

/** How often its output is paid. */
const TIMES: Readonly<Record<Specialisation, number>> = {
  industrial: 0,
  research: 0,
  mining: 2,
  agriculture: 0,
};

/** What a system pays into the Treasury: its output, twice that of a mining colony, nothing of the others that are specialised. @rule ECO-4 @rule OPT-9 */
export const systemIncomeOf = (system: Earner): number =>
  ledgerTotal(systemIncomeLedgerOf({ ...system, name: '' }));

/** The same, line by line. @rule ECO-4 @rule OPT-9 */
export function systemIncomeLedgerOf(system: Earner & Pick<StarSystem, 'name'>): Ledger {
  const made = outputLedgerOf(system);
  const kind = system.specialisation?.kind ?? null;
  const output = ledgerTotal(made);
  if (kind === null || output === 0) return made;
  const label = `${system.name} is specialised: ${kind}`;
  return [...made, { label, cite: cite('OPT-9'), amount: (TIMES[kind] - 1) * output }];
}
