import type { DesignId } from '#model/campaign/ids';
import { cargoKept } from './cargo-kept.ts';
import type { Carrier } from './hold-of.ts';
import { type Cargo, ladenHoldsOf } from './laden-holds-of.ts';

/**
 * What of its cargo a carrier loses when its hold has become too small for it; what is based aboard stays. `first`: the classes that are kept first.
 * @rule CSC-14 @rule MOV-7
 * @ruling By default it keeps a Census if there is room for one, then the dearest units that still fit. By standing order its owner names classes of
 *   units that come before others.
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
