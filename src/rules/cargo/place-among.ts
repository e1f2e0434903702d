import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { UnitPlace } from '#model/forces/unit';
import { forceIndexOf } from '#rules/forces/force-index';
import { cargoSizeOf } from './cargo-size-of.ts';
import { freeHoldOf } from './free-hold-of.ts';
import { holdFor } from './hold-of.ts';
import { isStowedOn } from './is-stowed-on.ts';
import { partIn } from './part-in.ts';
import { sharedAmong } from './shared-among.ts';

type Item = Readonly<{
  /** Where it lies now leaves room for itself; null: it is not there yet. */
  id: UnitId | null;
  design: UnitDesign;
}>;
type Forces = Pick<CampaignState, 'units' | 'fleets' | 'designs'>;

/** The place of an item that carriers share, in their order; null: it is no cargo of them, or they have no room for it. @rule MOV-7 */
export function placeAmong(
  { units, fleets, designs }: Forces,
  { id: own, design }: Item,
  carriers: readonly [UnitId, ...UnitId[]],
): UnitPlace | null {
  const index = forceIndexOf({ units, fleets });
  const size = cargoSizeOf(design);
  const [first, ...others] = unique(carriers).map((id) => {
    const unit = rowOf(units, id);
    const host = rowOf(designs, unit.design);
    const aboard = index.aboard(id).flatMap((one) => {
      const known = rowOf(designs, one.design);
      return one.id === own ? [] : [{ ...known, ...partIn(one, known, id) }];
    });
    const free = freeHoldOf({ unit, design: host }, aboard, holdFor(design.kind));
    return { carrier: id, free: isStowedOn(host, design) ? free : 0 };
  });
  if (size === null || first === undefined) return null;
  const shares = sharedAmong(size, first, others);
  if (shares === null) return null;
  return { kind: 'aboard', carrier: first.carrier, ...(shares.length === 0 ? {} : { shares }) };
}
