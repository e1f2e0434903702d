import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { aftermathOf } from '#legality/plan/aftermath';
import type { Plan } from '#legality/plan/plan';
import { raidAhead } from './raid-ahead.ts';

/** The chance in percent that raiders come to a system after the orders of a sheet. */
export type RaidChance = Readonly<{ system: SystemId; chance: number }>;

/** The chance of raids on each own system after the orders of a sheet; those where raiders are already are left out. @rule SUP-1 @rule FOG-14 */
export function raidChances(plan: Plan): readonly RaidChance[] {
  const after = aftermathOf(plan);
  return valuesById(plan.view.systems).flatMap(({ id, own }): readonly RaidChance[] => {
    const ahead = own === null ? null : raidAhead(plan, after, id);
    return ahead === null || ahead.areThere ? [] : [{ system: id, chance: ahead.chance }];
  });
}
