import type { StandingOrders } from '#model/forces/standing-orders';

/** What a player might change of the default with one clause; the default should not lose to any of it between equal fleets. */
export const SIMPLE_CHANGES: Readonly<Record<string, Partial<StandingOrders>>> = {
  'direct nobody': { direct: [] },
  'direct crippled': { direct: ['crippled'] },
  'direct strongest': { direct: ['strongest'] },
  'direct flagship scouts carriers': { direct: ['flagship', 'scouts', 'carriers'] },
  'send back crippled': { sendBackCrippled: true },
  'keep crippled': { sendBackCrippled: false },
  'retreat crippled': { retreat: 'crippled' },
  'retreat endangered': { retreat: 'endangered' },
  'ram all': { ram: 'all' },
  'ram doomed': { ram: 'doomed' },
  'screen flagship carriers scouts': { screen: ['flagship', 'carriers', 'scouts'] },
  'damage spread': { takeDamage: 'spread' },
  'warfare guard': { warfare: 'guard' },
  'warfare suppress': { warfare: 'suppress' },
  'missions none': { missions: 'none' },
};
