import type { DesignId, SystemId } from '#model/campaign/ids';

export const ENGAGEMENTS = ['nobody', 'enemies', 'neutrals'] as const;
export const SCENARIO_WISHES = ['best', 'deep-space', 'none'] as const;
export const DIRECT_TARGETS = ['flagship', 'carriers', 'crippled', 'strongest'] as const;
export type DirectTarget = (typeof DIRECT_TARGETS)[number];

/**
 * What an empire's fleets do when nobody can ask their player (TURN-4, ENC-5). Ratios are percent of
 * own AS + AF + DV against what is seen of the enemy.
 */
export type StandingOrders = Readonly<{
  /** Against whom to generate an encounter. */
  engage: (typeof ENGAGEMENTS)[number];
  engageRatio: number;
  /** The same for the owner of the system. */
  defendRatio: number;
  scenario: (typeof SCENARIO_WISHES)[number];
  refuseBelow: number;
  disengageBelow: number;
  /** Where to withdraw to; null: the nearest own depot, or own system if there is none. */
  withdrawTo: SystemId | null;
  /** After a fight in a lane: go on, or back to where it came from (ENC-4). */
  afterLane: 'continue' | 'return';
  /** Whom to single out when it can be paid for, in this order; empty: nobody (CSC-8). */
  direct: readonly DirectTarget[];
  /** Send crippled ships back at the end of a round (CSC-13). */
  sendBackCrippled: boolean;
  /** Classes that go unpaid first in a shortfall (ECO-5). Read from the empire only. */
  unpaidFirst: readonly DesignId[];
}>;

/** ENC-5: what holds until a player says otherwise. */
export const DEFAULT_STANDING_ORDERS: StandingOrders = {
  engage: 'enemies',
  engageRatio: 80,
  defendRatio: 50,
  scenario: 'best',
  refuseBelow: 50,
  disengageBelow: 50,
  withdrawTo: null,
  afterLane: 'continue',
  direct: ['flagship', 'carriers'],
  sendBackCrippled: true,
  unpaidFirst: [],
};
