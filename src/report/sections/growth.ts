import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import { canGrow, GROWTH_TARGET, growthLedgerOf } from '#rules/colony/growth-check';
import type { StarSystem } from '#model/campaign/system';
import type { Cell } from '#report/document/document';
import { explained, phrase, quiet } from '#report/document/inline';

const MOST_PIPS = 10;

/** What the die must show, from what the sum must reach and what counts toward it. */
function neededLedger(system: StarSystem): Ledger {
  const target = { label: 'Least sum', cite: cite('COL-4'), amount: GROWTH_TARGET + 1 };
  const counted = growthLedgerOf(0, system).filter(({ amount }) => amount !== 0);
  return [target, ...counted.map((line) => ({ ...line, amount: -line.amount }))];
}

/** What a system needs on the d10 to grow at the end of the year; a full one sends its growth away. @rule COL-4 */
export function growthCell(system: StarSystem): Cell {
  if (!canGrow(system)) return '–';
  const lines = neededLedger(system);
  const least = ledgerTotal(lines);
  const away = system.census < system.capacity ? [] : [quiet(' full')];
  if (least <= 1) return phrase('any', ...away);
  if (least > MOST_PIPS) return phrase('never', ...away);
  return phrase(explained(`Needed for ${system.name} to grow`, lines), '+', ...away);
}
