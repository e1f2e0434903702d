import { sumOf } from '#kernel/numbers/sum';
import type { UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { cargoSizeOf } from './cargo-size-of.ts';

/** What of an item lies in one hold; absent: all of it. */
export type Part = Readonly<{ part?: number }>;

/** What of an item that several carriers share lies in the hold of one of them. @rule MOV-7 */
export function partIn(
  { place }: Pick<Unit, 'place'>,
  design: Pick<UnitDesign, 'kind' | 'cost'>,
  carrier: UnitId,
): Part {
  if (place.kind !== 'aboard' || place.shares === undefined) return {};
  const share = place.shares.find((one) => one.carrier === carrier);
  if (share !== undefined) return { part: share.size };
  if (place.carrier !== carrier) return {};
  return { part: (cargoSizeOf(design) ?? 0) - sumOf(place.shares, ({ size }) => size) };
}
