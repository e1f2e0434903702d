import type { SystemId } from '#model/campaign/ids';
import { ratingOf } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import { classNow } from '#rules/forces/class-now';
import { strangersKnown } from '#legality/movement/strangers-known';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import type { Plan } from '#legality/plan/plan';
import { plannedReach } from '#legality/plan/planned-reach';
import { membersOf } from '#legality/plan/where';
import { idleFleets, isMendedBy, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';

type Help = 'supply' | 'runners';

/** How units of a fleet bring supply to others. */
function helpOf({ yards: { facts } }: Plan, units: readonly Unit[]): ReadonlySet<Help> {
  const helps = units.flatMap((unit): readonly Help[] => {
    const design = facts.designOf(unit.design);
    if (design === undefined) return [];
    const isResting = facts.isResting(unit.id);
    const isRunner =
      ratingOf(classNow(unit, design), 'blockadeRunner') > 0 &&
      unit.condition === 'sound' &&
      unit.status === 'active';
    const isSupplier = supplyFunctionsOf({ unit, design, isResting }) > 0;
    return [...(isSupplier ? ['supply' as const] : []), ...(isRunner ? ['runners' as const] : [])];
  });
  return new Set(helps);
}

/** Where such help is of use: Supply ships at the place itself, Blockade Runners anywhere on the way. */
function goalsOf({ end, outlook }: MendAsked, helps: ReadonlySet<Help>): readonly SystemId[] {
  const place = end.kind === 'system' ? [end.system] : [];
  if (helps.has('runners') && outlook.because === 'enemy' && outlook.runners > 0) {
    return [...place, ...outlook.way];
  }
  return helps.has('supply') ? place : [];
}

function mendBy(asked: MendAsked, helper: FleetRef): readonly SupplyMend[] {
  const { plan } = asked.judged;
  const wanted = new Set(goalsOf(asked, helpOf(plan, membersOf(plan, helper))));
  if (wanted.size === 0) return [];
  const hasStrangers = strangersKnown(plan.view);
  const goal = (plannedReach(plan, helper)?.goals ?? []).find(
    ({ system, path, stops }) =>
      wanted.has(system) &&
      ![...path, ...stops].some(hasStrangers) &&
      isMendedBy(asked, helper, system),
  );
  if (goal === undefined) return [];
  const order = { kind: 'MoveFleet', fleet: helper, path: goal.path } as const;
  const { turns } = goal;
  return [{ kind: 'bring', order, instead: helper, turns, cost: 0, enemies: 0 }];
}

/** Other fleets, with nothing ordered yet, that can bring Supply ships or Blockade Runners. @rule SUP-5 @rule SUP-6 */
export const helpMends = (asked: MendAsked): readonly SupplyMend[] =>
  idleFleets(asked.judged.plan)
    .filter((helper) => helper !== asked.fleet)
    .flatMap((helper) => mendBy(asked, helper));
