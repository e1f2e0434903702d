import { divide } from '#kernel/numbers/divide';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { CENSUS_SIZE, cargoSizeOf } from './cargo-size-of.ts';
import { type Carrier, HOLDS, holdFor, holdOf } from './hold-of.ts';
import { liesInHold } from './lies-in-hold.ts';
import type { Part } from './part-in.ts';

/** Something aboard. `isNamed`: its owner says that it stays. */
export type Cargo = Readonly<{
  design: Pick<UnitDesign, 'id' | 'kind' | 'cost'>;
  isNamed?: boolean;
}> &
  Part;

/** A unit in a hold, with what it takes up there, be it a part of it only. */
type Lot<C> = Readonly<{
  one: C;
  design: DesignId;
  cost: number;
  size: number;
  isNamed: boolean;
}>;

/** What a hold has room for now beside the Census that it keeps, and the units that lie in it. */
type LadenHold<C> = Readonly<{ room: number; lots: readonly Lot<C>[] }>;

/**
 * The holds of a carrier as it is now with all units that lie in them, and how many of its Census it keeps: they come first, in convoys alone.
 * @rule MOV-7 @rule CSC-14
 */
export function ladenHoldsOf<C extends Cargo>(
  carrier: Carrier,
  aboard: readonly C[],
): Readonly<{ census: number; holds: readonly LadenHold<C>[] }> {
  const { unit, design: host } = carrier;
  const lots = aboard
    .filter(({ design }) => liesInHold(host, design))
    .map((one): Lot<C> => {
      const { id: design, cost } = one.design;
      const size = one.part ?? cargoSizeOf(one.design) ?? 0;
      return { one, design, cost, size, isNamed: one.isNamed ?? false };
    });
  if (host.kind !== 'convoy') {
    const holds = HOLDS.map((hold) => ({
      room: holdOf(carrier, hold),
      lots: lots.filter(({ one }) => holdFor(one.design.kind) === hold),
    }));
    return { census: 0, holds };
  }
  const room = holdOf(carrier, 'stores');
  const census = Math.min(unit.census, divide(room, CENSUS_SIZE, 'down'));
  return { census, holds: [{ room: room - census * CENSUS_SIZE, lots }] };
}
