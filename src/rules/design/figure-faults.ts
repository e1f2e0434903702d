import { ledgerTotal } from '#kernel/reasons/ledger';
import type { Maintenance, UnitDesign } from '#model/forces/design';
import type { DesignBill } from './bill-of-design.ts';
import { type DesignRemark, remark } from './design-remark.ts';

type Figures = Pick<UnitDesign, 'cost' | 'maintenance' | 'cc'>;

/** Whether the Cost, maintenance and CC that a design states are those that follow from it. @rule U-22 */
export function figureFaultsOf(stated: Figures, bill: DesignBill): readonly DesignRemark[] {
  const cost = ledgerTotal(bill.cost);
  const faults: DesignRemark[] = [];
  if (stated.cost !== cost) {
    const text = `Cost ${String(stated.cost)} is stated; its hull and abilities make ${String(cost)}: write that.`;
    faults.push(remark('cost', 'U-22', text));
  }
  const [said, right] = [rateText(stated.maintenance), rateText(bill.maintenance)];
  if (said !== right) {
    const text = `Maintenance ${said} is stated; its hull and abilities make ${right}: write that.`;
    faults.push(remark('maintenance', 'U-22', text));
  }
  if (stated.cc !== bill.cc) {
    const text = `CC ${String(stated.cc)} is stated; its hull has ${String(bill.cc)}: write that.`;
    faults.push(remark('cc', 'U-7', text));
  }
  return faults;
}

const rateText = ({ points, per }: Maintenance): string => `${String(points)}/${String(per)}`;
