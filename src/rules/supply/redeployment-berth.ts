import type { SystemId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit, UnitKind, UnitPlace } from '#model/forces/unit';
import { berthsFor } from '#rules/encounters/berths-for';

/** What may take in whom is redeployed, with how much of a kind it has aboard. */
export type Host = Readonly<{
  unit: Pick<Unit, 'id' | 'condition' | 'status'>;
  design: Pick<UnitDesign, 'cv' | 'abilities'>;
  taken: (kind: UnitKind) => number;
}>;

/** Where units are redeployed to: a fleet, or a system with its bases. */
export type Harbour = Readonly<{
  /** Null: a fleet, which has room by its carriers alone. */
  system: Readonly<{ id: SystemId; hasColony: boolean; isControlled: boolean }> | null;
  /** Own carriers there, in the order of ids. */
  hosts: readonly Host[];
}>;

function hasBerth({ unit, design, taken }: Host, kind: UnitKind): boolean {
  const isFit = unit.condition === 'sound' && unit.status === 'active';
  const isInService = kind === 'minefield' ? isFit : unit.status !== 'mothballed';
  return isInService && taken(kind) < berthsFor(design, kind);
}

/**
 * Where a flight or minefield finds room: an Atmospheric flight at a colony, a minefield in a system
 * that is controlled, each of them else aboard the first carrier with a berth; null: nowhere.
 * @rule SUP-10
 */
export function redeploymentBerth(
  { kind, abilities }: Pick<UnitDesign, 'kind' | 'abilities'>,
  { system, hosts }: Harbour,
): UnitPlace | null {
  const isAtmospheric = kind === 'flight' && ratingOf({ abilities }, 'atmospheric') > 0;
  const fits = kind === 'minefield' ? system?.isControlled : isAtmospheric && system?.hasColony;
  if (system !== null && fits === true) return { kind: 'system', system: system.id };
  const host = hosts.find((one) => hasBerth(one, kind));
  return host === undefined ? null : { kind: 'aboard', carrier: host.unit.id };
}
