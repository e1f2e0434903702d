import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireView, SystemView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { GiveMap } from '#model/orders/gifts';
import type { OrderIssue } from '#model/orders/order-issue';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '#legality/plan/plan';
import { empireLeft } from '#legality/realm/empire-left';

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('FOG-9'),
  path,
});

function refusalsOf(view: EmpireView, id: SystemId): readonly OrderIssue[] {
  const system: SystemView | undefined = view.systems[id];
  if (system === undefined)
    return [refusal(about('SYSTEM_UNKNOWN', 'systems'), 'You know no such system.')];
  if (system.own !== null || system.visited !== null) return [];
  const text = `You know where ${system.name} is, and nothing else: choose a system that you have visited or were told of.`;
  return [refusal(about('SYSTEM_NOT_VISITED', 'systems'), text)];
}

/** An empire that learns where a player lives may go there. */
function doubtsOf(view: EmpireView, { to, systems }: GiveMap): readonly OrderIssue[] {
  if (view.neighbours[to]?.state !== 'war') return [];
  const own = unique(systems).flatMap((id) => view.systems[id]?.own?.name ?? []);
  if (own.length === 0) return [];
  const text = `You are at War with them, and tell them of your own ${own.join(', ')}.`;
  return [doubt(about('GIFT_TO_ENEMY', 'systems'), text)];
}

function readerIssues({ neighbours }: EmpireView, { to }: GiveMap): readonly OrderIssue[] {
  const other = neighbours[to];
  if (other === undefined)
    return [refusal(about('EMPIRE_UNKNOWN', 'to'), 'You are in contact with no such power.')];
  return other.left === true ? [empireLeft(other.name, 'to')] : [];
}

/** May another empire be told of these systems? Contact is enough. @rule FOG-9 @rule DIP-13 @rule FOG-13 */
export function judgeGiveMap(order: GiveMap, { view }: Plan): Judgement {
  const issues = [
    ...readerIssues(view, order),
    ...unique(order.systems).flatMap((id) => refusalsOf(view, id)),
  ];
  return free(issues.length > 0 ? issues : doubtsOf(view, order));
}
