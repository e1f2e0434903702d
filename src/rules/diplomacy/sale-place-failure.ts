import type { EmpireId } from '#model/campaign/ids';

type SalePlace = Readonly<{
  controller: EmpireId | null;
  /** Who sells, and who buys. */
  parties: readonly EmpireId[];
  /** Whether a fleet of an enemy is there; asked only where nobody is in control. */
  hasEnemyFleet: () => boolean;
}>;

/** Why units can't change hands in a system: it belongs to neither party, and another empire owns it or an enemy holds it. @rule TECH-5 */
export function salePlaceFailureOf({
  controller,
  parties,
  hasEnemyFleet,
}: SalePlace): 'system-unfit' | 'enemy-fleet' | null {
  if (controller !== null) return parties.includes(controller) ? null : 'system-unfit';
  return hasEnemyFleet() ? 'enemy-fleet' : null;
}
