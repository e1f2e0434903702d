import { cite } from '#kernel/reasons/cite';
import type { EmpireView } from '#fog/views/empire-view';
import type { GiveEp } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { doubt, refusal } from '../issue.ts';
import { paymentIssues } from '../pay.ts';
import { type Judgement, type Plan, free, isRefused } from '../plan.ts';

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('ECO-6'),
  path,
});

function receiverIssues({ neighbours }: EmpireView, { to }: GiveEp): readonly OrderIssue[] {
  const other = neighbours[to];
  if (other === undefined)
    return [refusal(about('EMPIRE_UNKNOWN', 'to'), 'You are in contact with no such power.')];
  if (!other.sustained) {
    const text = `No envoys get through to ${other.name}: give when you have sustained contact again.`;
    return [refusal({ code: 'NO_ENVOYS', cite: cite('DIP-2'), path: 'to' }, text)];
  }
  if (other.state !== 'war') return [];
  return [doubt(about('GIFT_TO_ENEMY', 'to'), `You are at War with ${other.name}.`)];
}

/** May points be given to another empire? @rule ECO-6 @rule DIP-2 */
export function judgeGiveEp(order: GiveEp, plan: Plan): Judgement {
  const { points } = order;
  const whole = Number.isSafeInteger(points) && points >= 1;
  const money = whole
    ? paymentIssues(plan, points)
    : [refusal(about('GIFT_UNFIT', 'points'), 'Give a whole number of points, at least 1.')];
  const issues = [...receiverIssues(plan.view, order), ...money];
  return isRefused(issues) ? free(issues) : { issues, cost: points };
}
