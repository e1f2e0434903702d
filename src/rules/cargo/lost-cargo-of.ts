import type { DesignId } from '#model/campaign/ids';
import { cargoKept } from './cargo-kept.ts';
import type { Carrier } from './hold-of.ts';
import { type Cargo, ladenHoldsOf } from './laden-holds-of.ts';

/**
 * The cargo that a carrier loses when its hold has become too small. Units based aboard stay. `first`: the classes that are kept first.
 * @rule CSC-14 @rule MOV-7
 * @ruling If its hold becomes too small, a carrier keeps as much Census as it has room for, then the most expensive units that still fit.
 *   By standing order its owner can name classes of units that are kept before other units.
 */
export function lostCargoOf<C extends Cargo>(
  carrier: Carrier,
  aboard: readonly C[],
  first: readonly DesignId[] = [],
): Readonly<{ census: number; units: readonly C[] }> {
  const { census, holds } = ladenHoldsOf(carrier, aboard);
  return {
    census: carrier.unit.census - census,
    units: holds.flatMap(({ room, lots }) =>
      cargoKept(lots, room, first).lost.map(({ one }) => one),
    ),
  };
}
