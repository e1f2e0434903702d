import { sumOf } from '#kernel/numbers/sum';
import { type Armed, actingOrdnance } from './acting-ordnance.ts';
import { ORDNANCE_TABLE } from './ordnance-table.ts';

type Gain = Readonly<{ dv: number; as: number; af: number; cr: number }>;

const NO_GAIN: Gain = { dv: 0, as: 0, af: 0, cr: 0 };

/** What acting ordnance adds to the values of a unit. @rule SUP-9 @rule CSC-16 */
export function ordnanceGain(unit: Armed): Gain {
  const acting = actingOrdnance(unit);
  if (acting.length === 0) return NO_GAIN;
  const gainOf = (value: keyof Gain): number =>
    sumOf(acting, (one) => ORDNANCE_TABLE[one].stats[value] ?? 0);
  return { dv: gainOf('dv'), as: gainOf('as'), af: gainOf('af'), cr: gainOf('cr') };
}
