import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';

/**
 * How raiders fight: they seek nobody but by their own attack, accept what is demanded of them and stay.
 * @rule SUP-1
 */
export const RAIDER_STANDING: StandingOrders = {
  ...DEFAULT_STANDING_ORDERS,
  engage: 'nobody',
  scenario: 'none',
  pursue: false,
  refuseBelow: 0,
  disengageBelow: 0,
};
