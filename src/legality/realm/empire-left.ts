import { cite } from '#kernel/reasons/cite';
import type { OrderIssue } from '#model/orders/order-issue';
import { refusal } from '#legality/issue';

/** Nothing is offered or given to an empire that is out of the game. @rule FOG-13 */
export const empireLeft = (name: string, path: string): OrderIssue =>
  refusal({ code: 'EMPIRE_LEFT', cite: cite('FOG-13'), path }, `${name} is out of the game.`);
