import { counted, plural } from '#kernel/words/counted';
import { keysById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SetStanding } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { doubt } from '../issue.ts';
import type { Plan } from '#legality/plan/plan';
import { asFleetId } from '#legality/plan/where';

const ABOUT = { code: 'STANDING_GIVEN_BACK', cite: cite('TURN-4'), path: 'standing' } as const;

const saysNothing = (standing: object | undefined): boolean =>
  standing === undefined || keysById(standing).length === 0;

/** Whether an order gives standing orders back: it has none. @rule TURN-4 */
export const isGivenBack = ({ standing }: Pick<SetStanding, 'standing'>): boolean =>
  saysNothing(standing);

/** What is doubtful about a fleet, or all of them, following the empire again. @rule TURN-4 */
export function givenBackIssues({ fleet }: SetStanding, plan: Plan): readonly OrderIssue[] {
  const { fleets } = plan.view;
  const own = valuesById(fleets).filter(({ id }) => fleet === null || id === fleet);
  const ordered = own.some(({ id }) => !saysNothing(plan.standing.get(id)));
  if (ordered) {
    return [
      doubt(ABOUT, 'An earlier order of this sheet gives standing orders: they are taken back.'),
    ];
  }
  const losing = own.filter(
    ({ id, standing }) => !saysNothing(standing) && !plan.following.has(id),
  ).length;
  if (losing > 0 && fleet === null) {
    const lose = plural(losing, 'loses its', 'lose their');
    const text = `${counted(losing, 'fleet')} ${lose} own standing orders: all follow the empire again.`;
    return [doubt(ABOUT, text)];
  }
  if (own.length === 0 || losing > 0) return [];
  const text =
    fleet === null
      ? 'No fleet has standing orders of its own.'
      : 'It has no standing orders of its own: it follows the empire already.';
  return [doubt(ABOUT, text)];
}

/** From here on the fleet, or each of them, has nothing of its own. @rule TURN-4 */
export function giveBack({ fleet }: SetStanding, plan: Plan): void {
  const ids = fleet === null ? keysById(plan.view.fleets) : [asFleetId(fleet)];
  for (const id of ids) {
    plan.standing.delete(id);
    plan.following.add(id);
  }
}
