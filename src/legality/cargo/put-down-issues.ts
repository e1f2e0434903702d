import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { AssignUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { mayShip } from '#rules/cargo/may-ship';
import { portKnown } from './convoys.ts';
import { doubt, FOG_14, refusal } from '#legality/issue';
import { isInTow } from './is-in-tow.ts';
import type { Plan } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { unitText } from '#legality/unit-text';
import { systemOfUnit } from '#legality/plan/where';

function issuesOf(plan: Plan, id: UnitId, at: AssignUnits['at']): readonly OrderIssue[] {
  const unit = plan.view.units[id];
  if (unit === undefined || !isInTow(plan, id)) return [];
  const site = at === 'movement' ? systemOfUnit(plan, id) : systemAfterMoves(plan, unit);
  if (site === null) return [];
  const [port, name] = [portKnown(plan, site), plan.view.systems[site]?.name ?? site];
  const who = unitText(plan.view, unit);
  if (port === null) {
    const text = `You do not know whose ${name} is: ${who} may have to stay in tow.`;
    return [doubt({ code: 'TOW_PLACE_UNKNOWN', cite: FOG_14, path: 'to' }, text)];
  }
  if (mayShip('base', port)) return [];
  const text = `A stranger is in control of ${name}: ${who} is not put down there.`;
  const issue = at === 'movement' ? refusal : doubt;
  return [issue({ code: 'TOW_PLACE', cite: cite('MOV-10'), path: 'to' }, text)];
}

/**
 * A reason against putting down bases from tow: another empire in control. After construction its control may have
 * ended, so it is only a doubt then, when the whole sheet is known.
 * @rule MOV-10 @rule MOV-7 @rule FOG-14
 */
export const putDownIssues = (
  plan: Plan,
  { units, to, at }: AssignUnits<UnitId>,
): readonly OrderIssue[] =>
  to.kind === 'system' ? units.flatMap((id) => issuesOf(plan, id, at)) : [];
