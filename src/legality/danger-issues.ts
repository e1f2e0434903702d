import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';
import { doubt } from './issue.ts';
import type { Plan } from './plan.ts';

/** Enemies he knows to be on the way. @rule MOV-2 @rule FOG-14 */
export function dangerIssues({ view }: Plan, path: readonly SystemId[]): readonly OrderIssue[] {
  return path.flatMap((system) => {
    const enemies = valuesById(view.contacts).filter(
      ({ place, owner, current }) =>
        current &&
        place.kind === 'system' &&
        place.system === system &&
        owner !== null &&
        stanceOf(stateToward(view.neighbours, owner)) === 'enemy',
    );
    if (enemies.length === 0) return [];
    const name = view.systems[system]?.name ?? system;
    const about = { code: 'ENEMY_ON_THE_WAY', cite: cite('MOV-2'), path: 'path' };
    return [doubt(about, `An enemy is at ${name}: a meeting there may stop the fleet.`)];
  });
}
