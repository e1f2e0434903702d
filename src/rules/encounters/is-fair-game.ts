import type { EmpireId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Stance } from '#rules/diplomacy/rights-of';

/**
 * Whether standing orders allow an attack on an empire: never on a friend or a spared empire, always on one they name,
 * and otherwise by diplomatic state.
 * @rule ENC-5
 * @ruling An empire named both to spare and to attack is spared. An empire named to attack is attacked even if the
 *   orders begin no other encounters.
 */
export function isFairGame(
  { engage, attacks, spares }: Pick<StandingOrders, 'engage' | 'attacks' | 'spares'>,
  { empire, stance }: Readonly<{ empire: EmpireId; stance: Stance }>,
): boolean {
  if (stance === 'friend' || spares.includes(empire)) return false;
  if (attacks.includes(empire)) return true;
  return engage === 'neutrals' || (engage === 'enemies' && stance === 'enemy');
}
