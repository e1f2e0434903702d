import { sumOf } from '#kernel/numbers/sum';
import { ORDNANCE_SIZES, type OrdnancePackage } from '#model/forces/ordnance';

/** What a load takes up; the same package may be in it several times. @rule SUP-9 */
export const ordnanceSizeOf = (load: readonly OrdnancePackage[]): number =>
  sumOf(load, (one) => ORDNANCE_SIZES[one]);
