import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { OrderIssue } from '#model/orders/order-issue';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { mayEnter } from '#rules/movement/may-enter';
import { hostKnown } from '#legality/cargo/convoys';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

const rightsTo = ({ view }: Plan, host: EmpireId): ReturnType<typeof rightsOf> =>
  rightsOf(view.neighbours[host]?.state ?? null);

/**
 * Systems of others on the path that no treaty opens to the fleet. Their owner's standing orders may admit it, which
 * nobody else knows, so this is a doubt.
 * @rule DIP-10 @rule FOG-14
 */
export function borderIssues(
  plan: Plan,
  path: readonly SystemId[],
  units: readonly Unit[],
): readonly OrderIssue[] {
  const { view, yards } = plan;
  const entrants = units.flatMap((unit) => {
    const design = yards.facts.designOf(unit.design);
    return design === undefined ? [] : [{ unit, design }];
  });
  return path.flatMap((system) => {
    const host = hostKnown(plan, system);
    if (host === null || host === 'unknown' || host === view.empire.id) return [];
    const rights = rightsTo(plan, host);
    if (mayEnter({ rights, admitted: false, units: entrants })) return [];
    const name = view.systems[system]?.name ?? system;
    const owner = view.neighbours[host]?.name ?? 'its owner';
    const about = { code: 'BORDER_CLOSED', cite: cite('DIP-10'), path: 'path' };
    const text = `No treaty lets this fleet into ${name}: it stops before it unless ${owner} admits you.`;
    return [doubt(about, text)];
  });
}
