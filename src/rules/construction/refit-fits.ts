import type { UnitDesign } from '#model/forces/design';
import { UNIT_KINDS, type Unit } from '#model/forces/unit';
import { freeHoldOf } from '#rules/cargo/free-hold-of';
import { HOLDS } from '#rules/cargo/hold-of';
import type { Part } from '#rules/cargo/part-in';
import { berthsFor } from '#rules/encounters/berths-for';
import { ordnanceRoomOf } from '#rules/supply/ordnance-room-of';
import { ordnanceSizeOf } from '#rules/supply/ordnance-size-of';

/** What is aboard a unit: its class, and what of it lies in this one's hold. */
export type Aboard = Pick<UnitDesign, 'kind' | 'cost'> & Part;

type Carrier = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'census' | 'ordnance'>;
  design: Pick<UnitDesign, 'id' | 'kind' | 'cv' | 'cc' | 'abilities'>;
  aboard: readonly Aboard[];
}>;

/** Whether a class has room for all that a unit has: what is based aboard, its cargo and its ordnance. @rule CON-6 */
export function refitFits({ unit, design, aboard }: Carrier): boolean {
  if (ordnanceSizeOf(unit.ordnance) > ordnanceRoomOf(design)) return false;
  const hasBerths = UNIT_KINDS.every((kind) => {
    const berths = berthsFor(design, kind);
    // Where there is no berth for a kind, it lies in a hold.
    return berths === 0 || aboard.filter((one) => one.kind === kind).length <= berths;
  });
  return hasBerths && HOLDS.every((hold) => freeHoldOf({ unit, design }, aboard, hold) >= 0);
}
