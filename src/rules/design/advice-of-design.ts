import { ledgerTotal } from '#kernel/reasons/ledger';
import { counted, plural } from '#kernel/words/counted';
import { type HullClass, ratingOf } from '#model/forces/design';
import type { DesignBill } from './bill-of-design.ts';
import { type DesignRemark, remark } from './design-remark.ts';
import { type DesignSketch, hasAbility } from './design-sketch.ts';
import { pointsSpentOf } from './point-faults.ts';
import { valuesOf } from './values-of.ts';

type Range = readonly [least: number, most: number];
/** By value. */
type Ranges = Readonly<Record<string, Range>>;

/** Where the values of printed ships lie; of bigger classes none is printed. */
const USUAL: Readonly<Partial<Record<HullClass, Ranges>>> = {
  CT: { dv: [2, 3], as: [0, 3], af: [1, 2], cv: [0, 2], cr: [2, 2] },
  DD: { dv: [3, 4], as: [1, 4], af: [1, 3], cv: [0, 3], cr: [2, 3] },
  CL: { dv: [4, 5], as: [1, 4], af: [2, 2], cv: [1, 4], cr: [4, 4] },
  CA: { dv: [5, 8], as: [2, 5], af: [2, 3], cv: [1, 5], cr: [4, 6] },
};
/** Printed ships are of Starting Forces and Era I. */
const LAST_USUAL_ERA = 1;
const USUAL_STEALTH = 4;

/**
 * What a designer should think over; nothing of it forbids the design: points left over, values
 * far from the printed ships, functions that are of no use.
 * @rule U-23
 * @rule U-16
 */
export function adviceOnDesign(sketch: DesignSketch, bill: DesignBill): readonly DesignRemark[] {
  return [...unspentAdvice(bill), ...rangeAdvice(sketch), ...abilityAdvice(sketch)];
}

function unspentAdvice(bill: DesignBill): readonly DesignRemark[] {
  const left = ledgerTotal(bill.available) - pointsSpentOf(bill);
  if (left <= 0) return [];
  const text = `${counted(left, 'construction point')} ${plural(left, 'is left and would be lost: spend it', 'are left and would be lost: spend them')}.`;
  return [remark('', 'U-23', text)];
}

function rangeAdvice(sketch: DesignSketch): readonly DesignRemark[] {
  const { kind, hull, era } = sketch;
  const usual = kind === 'ship' && hull !== null && era <= LAST_USUAL_ERA ? USUAL[hull] : undefined;
  if (usual === undefined) return [];
  return valuesOf(sketch).flatMap(({ path, label, amount }): readonly DesignRemark[] => {
    const range = usual[path];
    if (range === undefined || isWithin(amount, range)) return [];
    const [least, most] = range;
    const usually = least === most ? String(least) : `${String(least)} to ${String(most)}`;
    const text = `${label} ${String(amount)} is unusual: printed ships of its class have ${usually}.`;
    return [remark(path, 'U-23', text)];
  });
}

const isWithin = (amount: number, [least, most]: Range): boolean =>
  amount >= least && amount <= most;

function abilityAdvice(sketch: DesignSketch): readonly DesignRemark[] {
  const advice: DesignRemark[] = [];
  if (ratingOf(sketch, 'command') > sketch.cr) {
    const text =
      'Command at most doubles CR: what goes beyond its own CR helps other flagships only.';
    advice.push(remark('abilities', 'U-18', text));
  }
  if (ratingOf(sketch, 'stealth') > USUAL_STEALTH) {
    const text = `Stealth above ${String(USUAL_STEALTH)} is hardly ever found: think it over.`;
    advice.push(remark('abilities', 'U-23', text));
  }
  if (hasAbility(sketch, 'shock')) {
    advice.push(remark('abilities', 'U-16', 'Shock acts only where the campaign has it on.'));
  }
  return advice;
}
