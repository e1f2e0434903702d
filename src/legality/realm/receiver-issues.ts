import { cite } from '#kernel/reasons/cite';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { ECO_6, refusal } from '#legality/issue';
import { empireLeft } from './empire-left.ts';

/** Reasons against giving anything to an empire. @rule DIP-2 @rule FOG-13 */
export function receiverIssues(
  { neighbours }: EmpireView,
  to: EmpireId,
  path = 'to',
): readonly OrderIssue[] {
  const other = neighbours[to];
  if (other === undefined) {
    const about = { code: 'EMPIRE_UNKNOWN', cite: ECO_6, path };
    return [refusal(about, 'You are in contact with no such power.')];
  }
  if (other.left === true) return [empireLeft(other.name, path)];
  if (other.sustained) return [];
  const text = `No envoys get through to ${other.name}: give when you have sustained contact again.`;
  return [refusal({ code: 'NO_ENVOYS', cite: cite('DIP-2'), path }, text)];
}
