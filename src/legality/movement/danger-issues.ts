import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';
import type { ContactView } from '#fog/views/empire-view';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** The enemies that the player sees in a system now. */
function enemiesAt({ view }: Plan, system: SystemId): readonly ContactView[] {
  return valuesById(view.contacts).filter(
    ({ place, owner, current }) =>
      current &&
      place.kind === 'system' &&
      place.system === system &&
      owner !== null &&
      stanceOf(stateToward(view.neighbours, owner)) === 'enemy',
  );
}

/** Known enemies and their minefields on the path. @rule MOV-2 @rule OPT-24 @rule FOG-14 */
export function dangerIssues(plan: Plan, path: readonly SystemId[]): readonly OrderIssue[] {
  const { view } = plan;
  return path.flatMap((system) => {
    const enemies = enemiesAt(plan, system);
    if (enemies.length === 0) return [];
    const name = view.systems[system]?.name ?? system;
    const about = { code: 'ENEMY_ON_THE_WAY', cite: cite('MOV-2'), path: 'path' };
    const met = doubt(about, `An enemy is at ${name}: a meeting there may stop the fleet.`);
    const isMined = enemies.some(({ groups }) => groups.some(({ kind }) => kind === 'minefield'));
    if (view.rules.activeMinefields === 'off' || !isMined) return [met];
    const mined = { code: 'MINEFIELDS_ON_THE_WAY', cite: cite('OPT-24'), path: 'path' };
    return [met, doubt(mined, `Enemy minefields at ${name} fire at arriving fleets.`)];
  });
}
