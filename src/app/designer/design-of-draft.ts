import { brandAs } from '#kernel/brand/brand';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { designOfHouseUnit } from '#content/force-lists/design-of-house-unit';
import { readAbilities } from '#content/force-lists/house-abilities';
import type { HouseUnit } from '#content/force-lists/house-list-schema';
import type { ForceListId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { DesignBill } from '#rules/design/bill-of-design';
import { checkDesign } from '#rules/design/check-design';
import { DESIGN_RULES } from '#rules/design/design-rules';

/** The class that a unit of a list describes, without abilities that don't exist. */
export function designOfDraft(unit: HouseUnit, list: string): UnitDesign {
  const { known } = readAbilities(unit.abilities, '', DESIGN_RULES);
  return designOfHouseUnit(unit, brandAs<ForceListId>(list), known, DESIGN_RULES);
}

/** What a unit has to spend and spends; null: it can't be calculated. @rule U-22 */
export const billOfDraft = (unit: HouseUnit, list: string): DesignBill | null =>
  checkDesign(designOfDraft(unit, list)).bill;

/** A unit with the Cost and maintenance that follow from its hull and abilities. @rule U-22 */
export function billedUnit(unit: HouseUnit): HouseUnit {
  const bill = billOfDraft(unit, 'draft');
  if (bill === null) return unit;
  const { points, per } = bill.maintenance;
  return {
    ...unit,
    cost: ledgerTotal(bill.cost),
    maintenance: `${String(points)}/${String(per)}`,
  };
}
