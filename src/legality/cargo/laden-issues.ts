import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { ScrapUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { doubt } from '#legality/issue';
import { plannedSite } from '#legality/plan/planned-site';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';
import { unitsAboard } from '#legality/plan/where';

const ABOUT = { code: 'SCRAP_LADEN', cite: cite('CON-8'), path: 'units' };

/** Doubts about ships that are scrapped with what is aboard; what the sheet mothballs comes off before. @rule CON-8 @rule CON-9 */
export function ladenIssues(plan: Plan, { units }: ScrapUnits): readonly OrderIssue[] {
  const { view, yards, cargo } = plan;
  return units.flatMap((id: UnitId) => {
    const unit = view.units[id];
    if (unit === undefined) return [];
    const isSent = plannedSite(plan, unit) !== null;
    const comesOff = (one: UnitId): boolean => !isSent && yards.mothballed.has(one);
    const hasUnits = unitsAboard(plan, id).some((one) => !comesOff(one));
    const hasCensus = unit.census > 0 || cargo.loaded.has(id);
    if (!hasUnits && !hasCensus) return [];
    return [doubt(ABOUT, `${unitText(view, unit)} is scrapped with all that is aboard.`)];
  });
}
