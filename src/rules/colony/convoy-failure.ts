import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';

/** Why a unit settles nothing, wherever it is. */
type ConvoyFailure = 'units-elsewhere' | 'withdrawing' | 'cargo-shared' | 'no-room-ashore';

type Aboard = Readonly<{ design: Pick<UnitDesign, 'kind' | 'abilities'> }>;

export type ConvoyFacts = Readonly<{
  unit: Pick<Unit, 'census' | 'status'>;
  design: Pick<UnitDesign, 'kind'>;
  fleet: Pick<Fleet, 'place' | 'withdrawing'>;
  /** Units it carries besides its Census. */
  cargo: readonly Aboard[];
  /** Whether other carriers have a part of something aboard. */
  sharesCargo: boolean;
}>;

/**
 * Why a convoy can't settle the system it is in: it is in no system, has to withdraw first, carries a part of a shared item, or has flights
 * aboard that would have no base there. Null if it can.
 * @rule COL-1
 * @ruling A crippled convoy settles like a sound one. Flights aboard can go ashore only if they are Atmospheric and the convoy founds a
 *   colony. A convoy with any other flights aboard doesn't settle, and neither does one that shares an item with other carriers (MOV-7).
 */
export function convoyFailureOf(facts: ConvoyFacts): ConvoyFailure | null {
  const { unit, design, fleet, cargo } = facts;
  if (design.kind !== 'convoy' || unit.status !== 'active') return 'units-elsewhere';
  if (fleet.place.kind !== 'system') return 'units-elsewhere';
  if (fleet.withdrawing !== null) return 'withdrawing';
  if (facts.sharesCargo) return 'cargo-shared';
  return canLandAll(cargo, unit.census) ? null : 'no-room-ashore';
}

/** Whether everything that a convoy carries fits ashore, with this much Census aboard. @rule COL-1 */
export function canLandAll(cargo: readonly Aboard[], census: number): boolean {
  return cargo.every((one) => canGoAshore(one, census > 0));
}

function canGoAshore({ design }: Aboard, isColony: boolean): boolean {
  if (design.kind !== 'flight') return true;
  return isColony && design.abilities.some(({ id }) => id === 'atmospheric');
}
