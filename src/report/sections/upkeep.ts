import { isListOf } from '#model/forces/own-list';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import { tradeEscortsIn } from '#rules/economy/trade-escorts-in';
import { intelUpkeepLedgerOf } from '#rules/economy/intel-upkeep-ledger';
import { maintenanceGroupsOf } from '#rules/economy/maintenance-groups';
import { maintenanceOf } from '#rules/economy/maintenance-of';
import { upkeepLedgerOf } from '#rules/economy/upkeep-ledger';
import type { EmpireView } from '#fog/views/empire-view';
import type { ExplainedLine } from '#report/document/document';
import { knownDesignsOf } from '#rules/sight/known-designs-of';

/** How each line comes about that the empire would pay for what it has now, by its label. */
function workedLines(view: EmpireView): ReadonlyMap<string, Ledger> {
  const { empire, kindredLists } = view;
  const designs = tableOf(knownDesignsOf(view), ({ id }) => id);
  const units = valuesById(view.units).filter(({ design }) => Object.hasOwn(designs, design));
  const escorts = tradeEscortsIn({ units, fleets: view.fleets, designs: valuesById(designs) });
  const groups = maintenanceGroupsOf({
    units: units.filter(({ id }) => !escorts.has(id)),
    designs,
    isAlien: ({ list }) => !isListOf(list, empire) && !kindredLists.includes(list),
  });
  const intel = sumOf(valuesById(view.systems), ({ own }) => own?.intel ?? 0);
  const worked = [...groups.map(upkeepLedgerOf), intelUpkeepLedgerOf(intel)];
  const lines = maintenanceOf(groups, intel);
  return new Map(lines.map(({ label }, place) => [label, worked[place] ?? []]));
}

/** Expenses that say how they came about; what has changed since says no more than its line. @rule ECO-3 */
export function workedUpkeep(lines: Ledger, view: EmpireView): readonly ExplainedLine[] {
  const worked = workedLines(view);
  return lines.map((line) => {
    const why = worked.get(line.label) ?? [];
    return why.length > 0 && ledgerTotal(why) === line.amount ? { ...line, why } : line;
  });
}
