import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { AssignUnits, FormFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isParted } from '#rules/cargo/is-parted';
import { sharersOf } from '#rules/cargo/sharers-of';
import { doubt, refusal } from '#legality/issue';
import { plannedHold } from '#legality/plan/planned-landings';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';

const ABOUT = { code: 'SHARERS_PARTED', cite: cite('MOV-7'), path: 'units' };

/** Who shares an item goes nowhere without the others. @rule MOV-7 */
export function sharerIssues({ view }: Plan, units: readonly UnitId[]): readonly OrderIssue[] {
  return valuesById(view.units).flatMap((item) => {
    if (!isParted(sharersOf(item), units)) return [];
    const text = `The carriers that share ${unitText(view, item)} must stay together. Unload it first, or name all of them.`;
    return [refusal(ABOUT, text)];
  });
}

/** After Construction it may have been unloaded, or taken aboard. @rule MOV-7 */
export function sharersThen(
  plan: Plan,
  { at, units }: FormFleet<UnitId> | AssignUnits<UnitId>,
): readonly OrderIssue[] {
  if (at !== 'construction') return [];
  const { view, cargo } = plan;
  return valuesById(view.units).flatMap((item) => {
    if (cargo.unloaded.has(item.id)) return [];
    if (!isParted(sharersOf({ place: plannedHold(plan, item) }), units)) return [];
    const text = `The carriers that share ${unitText(view, item)} must stay together. As long as they share it, this order fails.`;
    return [doubt(ABOUT, text)];
  });
}
