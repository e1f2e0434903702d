import { listed } from '#kernel/words/listed';
import { type RuleRef, cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { denyingSuperiority } from '#rules/bombardment/denying-superiority';
import type { TargetSeen } from '#rules/bombardment/target-seen';
import { FOG_14, doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

export const systemName = ({ view }: Plan, system: SystemId): string =>
  view.systems[system]?.name ?? system;

/** What an order does to a system: “bombard”, “invade”. */
type Act = Readonly<{ verb: string; cite: RuleRef; needs: string }>;

/** Doubts whether anybody is there to fight: that may change until then. @rule FOG-14 */
export function targetIssues(
  plan: Plan,
  system: SystemId,
  { target, act }: Readonly<{ target: TargetSeen; act: Act }>,
): readonly OrderIssue[] {
  const name = systemName(plan, system);
  const about = { cite: act.cite, path: 'system' };
  if (target.kind === 'unknown') {
    const text = `You don’t know whose ${name} is. You can ${act.verb} it only if an enemy holds it.`;
    return [doubt({ ...about, code: 'TARGET_UNKNOWN', cite: FOG_14 }, text)];
  }
  if (target.kind === 'empty') {
    const text = `As far as you know, nobody lives at ${name}. There may be nothing to ${act.verb}.`;
    return [doubt({ ...about, code: 'TARGET_EMPTY' }, text)];
  }
  if (target.owner === null) return [];
  const owner = plan.view.neighbours[target.owner]?.name ?? 'another power';
  const text = `${name} belongs to ${owner}. You can ${act.verb} it only ${act.needs}.`;
  return [doubt({ ...about, code: 'TARGET_AT_PEACE' }, text)];
}

/** Enemies in sight that must be beaten before. @rule BOM-1 */
export function superiorityIssues(plan: Plan, system: SystemId): readonly OrderIssue[] {
  const owners = denyingSuperiority(plan.view, system);
  if (owners.length === 0) return [];
  const names = owners.map((owner) => plan.view.neighbours[owner]?.name ?? 'raiders');
  const text = `You see ships or bases of ${listed(names)} at ${systemName(plan, system)}. You control the orbit only when none of them can fight any more.`;
  return [doubt({ code: 'NO_SUPERIORITY', cite: cite('BOM-1'), path: 'system' }, text)];
}
