import { landedNow, type Siege, type Soldier } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { areGroundFriends } from '#rules/ground/fights-on-ground';
import { mayInvade } from '#rules/ground/may-invade';

/**
 * Whether an empire may land troops in a system that it may invade, because units of its side hold ground there: those that are alive after
 * the fighting, and, unless the setting says otherwise, were on the ground before it.
 * @rule GND-2 @rule GND-4
 */
export function beachheadsOf(
  siege: Siege,
  { beachheadLanding }: Pick<RuleSet, 'beachheadLanding'>,
): (empire: EmpireId, system: SystemId) => boolean {
  const { before } = siege;
  const landed = landedNow(siege);
  const isOld = ({ unit }: Soldier, system: SystemId): boolean => {
    const then: Unit | undefined = before.units[unit.id];
    return then?.place.kind === 'system' && then.place.system === system;
  };
  const holds = (soldier: Soldier, system: SystemId): boolean =>
    beachheadLanding === 'same' || isOld(soldier, system);
  return (empire, system) =>
    mayInvade(before, empire, rowOf(before.systems, system)) &&
    (landed.get(system) ?? []).some(
      (one) => areGroundFriends(before, empire, one.unit.owner) && holds(one, system),
    );
}
