import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';

export const ENGAGEMENTS = ['nobody', 'enemies', 'neutrals'] as const;
export const SCENARIO_WISHES = ['best', 'deep-space', 'defensive', 'interception', 'none'] as const;
/** The targets to single out; `last-round`: in the last round, every unit that can be destroyed (CSC-8). */
export const DIRECT_TARGETS = [
  'flagship',
  'scouts',
  'carriers',
  'crippled',
  'strongest',
  'last-round',
] as const;
export type DirectTarget = (typeof DIRECT_TARGETS)[number];
/** The units that enter the task force first, in the player's order (CSC-1, CSC-13). */
export const ENTRY_ROLES = [
  'warships',
  'flights',
  'bases',
  'scouts',
  'carriers',
  'crippled',
  'cheapest',
  'dearest',
] as const;
export type EntryRole = (typeof ENTRY_ROLES)[number];
/** Which units stay in the reinforcements as long as they can. */
export const HELD_ROLES = ['scouts', 'carriers', 'flights', 'crippled'] as const;
/** Which own units are kept from harm first (CSC-9, CSC-10, CSC-17). */
export const SCREEN_ROLES = [
  'flagship',
  'scouts',
  'carriers',
  'convoys',
  'crippled',
  'dearest',
] as const;
/**
 * How own units take the damage that nobody directs: so that it costs least, or spread, so that nobody is destroyed as
 * long as another can be crippled (CSC-9).
 */
export const DAMAGE_POLICIES = ['cheapest', 'spread'] as const;
/** What all do once their flagship is crippled or lost (CSC-12). */
export const LEADERLESS_POLICIES = ['fight-on', 'retreat'] as const;
/** Whether a side uses missions and electronic warfare of its own accord (CSC-6). */
export const MISSION_POLICIES = ['best', 'none'] as const;
/** What Scouts do first in electronic warfare: what pays most, guard their own, weaken enemy fire, or nothing (CSC-17). */
export const WARFARE_POLICIES = ['best', 'guard', 'suppress', 'none'] as const;
/** Which ships try to retreat from a battle; `endangered`: those who are safer leaving than staying (CSC-12). */
export const RETREAT_POLICIES = ['nobody', 'crippled', 'endangered'] as const;
/**
 * Who rams in battle: nobody, those who are made for it, crippled units too once they are more likely lost than not, or
 * all that may (CSC-11).
 */
export const RAM_POLICIES = ['nobody', 'kamikaze', 'doomed', 'all'] as const;
/** What becomes of minefields with Proximity in battle: they stay, or are spent on the enemy (CSC-18). */
export const PROXIMITY_POLICIES = ['keep', 'spend'] as const;
/** The targets of boarding parties: all that they can take, or none (CSC-10). */
export const BOARDING_POLICIES = ['capture', 'nobody'] as const;
/**
 * What Scouts do with that Intel before a battle: add to surprise, keep out the strongest enemies, draw in whom they
 * hold back, shelter own crippled units (CSC-5).
 */
export const SCOUTING_POLICIES = ['surprise', 'keep-out', 'draw-in', 'shelter'] as const;
/** Who hides among asteroids in battle (MAP-8). */
export const ASTEROID_POLICIES = ['nobody', 'crippled', 'all'] as const;
/** What becomes of what surrendered or was boarded when an encounter ends: it is kept, or scuttled (ENC-6). */
export const PRIZE_POLICIES = ['keep', 'scuttle'] as const;
/** The third way to say whether crippled ships are sent back (CSC-13). */
export const RELIEVED = 'relieved';
/** When Supply ships cripple themselves to resupply others: before a unit would die, or never (SUP-8). */
export const RESUPPLY_POLICIES = ['dying', 'never'] as const;
/** Whether a fleet that meets enemies stops, or goes on and leaves as many ships there as they have (MOV-3). */
export const CONTESTED_POLICIES = ['stop', 'go-on'] as const;
/** What hidden ships do: stay hidden, show themselves to begin an encounter, or not hide at all (MOV-4). */
export const STEALTH_POLICIES = ['hide', 'engage', 'open'] as const;

/** The highest ratio, in percent. */
export const MOST_RATIO = 1000;

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
  /** Pursue enemies that withdraw or refuse (ENC-3). */
  pursue: boolean;
  refuseBelow: number;
  disengageBelow: number;
  /** Where to withdraw to; null: the nearest own depot, or own system if there is none. */
  withdrawTo: SystemId | null;
  /** After a fight in a lane: go on, or back to where it came from (ENC-4). */
  afterLane: 'continue' | 'return';
  /** Whom to single out when it can be paid for, in this order; empty: nobody (CSC-8). */
  direct: readonly DirectTarget[];
  /** How much of the damage of a volley goes to them at most, in percent (CSC-8). */
  directShare: number;
  /** Whom to keep from harm first, in this order; empty: as the rules have it. */
  screen: readonly (typeof SCREEN_ROLES)[number][];
  /** Left out: cheapest (CSC-9). */
  takeDamage?: (typeof DAMAGE_POLICIES)[number];
  /** Who goes into the task force first, in this order; then the strongest. */
  enterFirst: readonly EntryRole[];
  holdBack: readonly (typeof HELD_ROLES)[number][];
  missions: (typeof MISSION_POLICIES)[number];
  /** Read where missions are used. */
  warfare: (typeof WARFARE_POLICIES)[number];
  retreat: (typeof RETREAT_POLICIES)[number];
  /** From which losses on all try to leave, in percent of CC crippled or lost; 0: never (CSC-12, ENC-4). */
  retreatAt: number;
  withoutFlagship: (typeof LEADERLESS_POLICIES)[number];
  ram: (typeof RAM_POLICIES)[number];
  proximity: (typeof PROXIMITY_POLICIES)[number];
  boarding: (typeof BOARDING_POLICIES)[number];
  asteroids: (typeof ASTEROID_POLICIES)[number];
  /** Intel to spend before each battle (CSC-5). */
  intel: number;
  /** Read where Intel is spent; what is left over goes to surprise. */
  scouting: (typeof SCOUTING_POLICIES)[number];
  prizes: (typeof PRIZE_POLICIES)[number];
  /** Send crippled ships back at the end of a round: all, none, or those whom a sound unit relieves (CSC-13). */
  sendBackCrippled: boolean | typeof RELIEVED;
  resupply: (typeof RESUPPLY_POLICIES)[number];
  contested: (typeof CONTESTED_POLICIES)[number];
  stealth: (typeof STEALTH_POLICIES)[number];
  /** Classes whose ships stay behind first (MOV-3). */
  stayFirst: readonly DesignId[];
  /** Classes of cargo that are kept first where a hold has become too small; left out: the dearest are (CSC-14). */
  cargoFirst?: readonly DesignId[];
  /** Against whom to generate an encounter although they are no enemies, or nobody else is attacked. */
  attacks: readonly EmpireId[];
  /** Empires against which the fleet never begins an encounter; this overrides the other fields. */
  spares: readonly EmpireId[];
  /** Classes that go unpaid first in a shortfall (ECO-5). Read from the empire only. */
  unpaidFirst: readonly DesignId[];
  /** Units that go unpaid before those of any class (ECO-5); left out: none. Read from the empire only. */
  unpaidUnits?: readonly UnitId[];
  /** EP for research in every turn when the sheet invests nothing (TECH-1); left out: none. Only the empire's orders have it. */
  investEachTurn?: number;
  /** Colonies that get a point of Productivity each turn, as long as it can be had and paid (COL-2). Read from the empire only. */
  developEachTurn?: readonly SystemId[];
  /** Classes that an advance unlocks first (TECH-4). Read from the empire only. */
  unlockFirst: readonly DesignId[];
  /** Classes of minefields that Minesweepers clear first (SUP-3). Read from the empire only. */
  sweepFirst: readonly DesignId[];
  /** Classes whose hidden ships Scouts find first among equals (MOV-4). Read from the empire only. */
  foundFirst: readonly DesignId[];
  /** Classes of ground units that Hospitals restore first (CON-7). Read from the empire only. */
  tendFirst: readonly DesignId[];
  /** Whose fleets may enter own systems although no treaty allows it (DIP-10). Read from the empire only. */
  admits: readonly EmpireId[];
}>;

/** ENC-5: what holds until a player says otherwise. */
export const DEFAULT_STANDING_ORDERS: StandingOrders = {
  engage: 'enemies',
  engageRatio: 80,
  defendRatio: 50,
  scenario: 'best',
  pursue: true,
  refuseBelow: 50,
  disengageBelow: 50,
  withdrawTo: null,
  afterLane: 'continue',
  direct: ['last-round'],
  directShare: 100,
  screen: [],
  enterFirst: [],
  holdBack: [],
  missions: 'best',
  warfare: 'best',
  retreat: 'nobody',
  retreatAt: 0,
  withoutFlagship: 'fight-on',
  ram: 'nobody',
  proximity: 'keep',
  boarding: 'capture',
  asteroids: 'nobody',
  intel: 0,
  scouting: 'surprise',
  prizes: 'keep',
  sendBackCrippled: RELIEVED,
  resupply: 'dying',
  contested: 'stop',
  stealth: 'engage',
  stayFirst: [],
  attacks: [],
  spares: [],
  unpaidFirst: [],
  unlockFirst: [],
  sweepFirst: [],
  foundFirst: [],
  tendFirst: [],
  admits: [],
};

/** The same with what is left out there said too. */
export const ALL_STANDING_ORDERS: Required<StandingOrders> = {
  ...DEFAULT_STANDING_ORDERS,
  takeDamage: 'cheapest',
  cargoFirst: [],
  unpaidUnits: [],
  investEachTurn: 0,
  developEachTurn: [],
};
