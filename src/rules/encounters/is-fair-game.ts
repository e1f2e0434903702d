import type { EmpireId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Stance } from '#rules/diplomacy/rights-of';

/**
 * Whether standing orders are against somebody at all: no friend, nobody who is spared, whoever is named to be attacked, and else whom they are
 * against by how the two stand.
 * @rule ENC-5
 * @ruling Who is named both to be spared and to be attacked is spared; who is named to be attacked is so even where no encounter is begun with anybody else.
 */
export function isFairGame(
  { engage, attacks, spares }: Pick<StandingOrders, 'engage' | 'attacks' | 'spares'>,
  { empire, stance }: Readonly<{ empire: EmpireId; stance: Stance }>,
): boolean {
  if (stance === 'friend' || spares.includes(empire)) return false;
  if (attacks.includes(empire)) return true;
  return engage === 'neutrals' || (engage === 'enemies' && stance === 'enemy');
}
