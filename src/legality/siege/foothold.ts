import type { SystemId } from '#model/campaign/ids';
import { mayInvadeSeen, targetSeen } from '#rules/bombardment/target-seen';
import { ownDesignOf } from '#legality/cargo/minelaying';
import type { Plan } from '#legality/plan/plan';

/**
 * Whether an empire can land troops in somebody else's system: it holds ground there, it or a friend may win a beachhead, or neither.
 * @rule GND-4 @rule FOG-14
 */
export function footholdAt(plan: Plan, system: SystemId): 'held' | 'possible' | 'none' {
  const isHeld = plan.index
    .atSystem(system)
    .some(({ id, status }) => status !== 'mothballed' && ownDesignOf(plan, id)?.kind === 'ground');
  if (isHeld) return 'held';
  return mayInvadeSeen(targetSeen(plan.view, system)) ? 'possible' : 'none';
}
