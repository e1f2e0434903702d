import { ledgerTotal } from '#kernel/reasons/ledger';
import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { designIdOf, slugOf } from '#model/forces/design-id';
import { ownListOf } from '#model/forces/own-list';
import type { DesignUnit } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { checkDesign, type DesignCheck } from './check-design.ts';
import type { DesignSketch } from './design-sketch.ts';
import { techLevelOf } from './tech-level-of.ts';

type Designer = Pick<Empire, 'id' | 'era'>;
type Rules = Pick<RuleSet, 'eraScheme'>;

/** The id of a class by its name: names differ in their letters a to z and digits. Null: it has none of them. @rule TECH-4 */
export function ownDesignIdOf(name: string, { id }: Pick<Empire, 'id'>): DesignId | null {
  return slugOf(name) === '' ? null : designIdOf(ownListOf(id), name);
}

/** What the unit design rules say of an ordered class, at its designer's era. @rule U-9 @rule TECH-4 */
export const checkOrderedDesign = (
  order: DesignUnit,
  { era }: Designer,
  rules: Rules,
): DesignCheck => checkDesign(sketchOf(order, era), techLevelOf({ era }, rules));

/** The class that an order describes; null: it is not legal. @rule U-22 */
export function designOfOrder(
  order: DesignUnit,
  empire: Designer,
  rules: Rules,
): UnitDesign | null {
  const { faults, bill } = checkOrderedDesign(order, empire, rules);
  const id = ownDesignIdOf(order.name, empire);
  if (faults.length > 0 || bill === null || id === null) return null;
  return {
    id,
    name: order.name,
    list: ownListOf(empire.id),
    civilian: false,
    role: null,
    inService: null,
    ...sketchOf(order, empire.era),
    cost: ledgerTotal(bill.cost),
    maintenance: bill.maintenance,
    cc: bill.cc,
  };
}

function sketchOf(order: DesignUnit, era: number): DesignSketch {
  const { unit, hull, dv, as, af, cv, cr, ground, abilities } = order;
  return { kind: unit, hull, era, dv, as, af, cv, cr, ground, abilities };
}
