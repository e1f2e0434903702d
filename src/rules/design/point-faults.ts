import { ledgerTotal } from '#kernel/reasons/ledger';
import { counted } from '#kernel/words/counted';
import type { DesignBill } from './bill-of-design.ts';
import { type DesignRemark, remark } from './design-remark.ts';
import { type DesignSketch, isVoidFlight } from './design-sketch.ts';
import { VOID_FLIGHT_BONUS } from './points-available.ts';

/** What a design spends in all. */
export function pointsSpentOf({ values, abilities }: DesignBill): number {
  return ledgerTotal(values) + ledgerTotal(abilities);
}

/**
 * Whether a design spends more than it has, or the point of a flight that is not Atmospheric on
 * anything but values.
 * @rule U-4
 * @rule U-22
 */
export function pointFaultsOf(sketch: DesignSketch, bill: DesignBill): readonly DesignRemark[] {
  const [spent, available] = [pointsSpentOf(bill), ledgerTotal(bill.available)];
  const bonus = isVoidFlight(sketch) ? VOID_FLIGHT_BONUS : 0;
  const faults: DesignRemark[] = [];
  if (spent > available) {
    const [has, over] = [String(available), String(spent - available)];
    const text = `It spends ${counted(spent, 'construction point')} and has ${has}: take off ${over}.`;
    faults.push(remark('', 'U-22', text));
  }
  if (ledgerTotal(bill.abilities) > available - bonus && bonus > 0) {
    const text =
      'The point for not being Atmospheric buys DV, AS or AF only: take off from the abilities.';
    faults.push(remark('abilities', 'U-4', text));
  }
  return faults;
}
