import type { StandingOrders } from '#model/forces/standing-orders';
import type { Choices } from './proof-choices.ts';

/** A fleet that dares to fight everything it meets, so that nearly every seed has its battle. */
export function boldStanding({ percent, pick }: Choices): Partial<StandingOrders> {
  const refuseBelow = percent(80) ? 0 : 60;
  return {
    engage: 'enemies',
    engageRatio: 0,
    defendRatio: 0,
    scenario: 'best',
    refuseBelow,
    // By no die of its own.
    ...(refuseBelow === 0 ? {} : { takeDamage: 'spread' }),
    disengageBelow: percent(60) ? 0 : 80,
    withdrawTo: null,
    afterLane: pick(['continue', 'return'] as const),
    direct: pick([['flagship', 'carriers'], [], ['crippled', 'strongest'], ['flagship']] as const),
    sendBackCrippled: pick([true, false, 'relieved'] as const),
    pursue: percent(80),
    missions: percent(70) ? 'best' : 'none',
    retreat: pick(['nobody', 'nobody', 'crippled', 'endangered'] as const),
    contested: percent(50) ? 'go-on' : 'stop',
    unpaidFirst: [],
  };
}
