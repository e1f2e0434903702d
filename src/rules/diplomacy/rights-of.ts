import type { DiplomaticState } from '#model/campaign/relation';

export const STANCES = ['friend', 'neutral', 'enemy'] as const;
export type Stance = (typeof STANCES)[number];

/** What an empire may do to another, or in the systems that the other controls. */
export type Rights = Readonly<{
  stance: Stance;
  /** What may enter and stay without the other's permission: every fleet, only convoys, or nothing. */
  entry: 'fleets' | 'convoys' | 'nothing';
  /** Convoys may work trade routes there. */
  trade: boolean;
  /** The other's depots supply and field repair. */
  supply: boolean;
  /** Own troops, flights, bases and minefields may be put down there. */
  land: 'never' | 'leave' | 'force';
  /** Where scenarios may be demanded of the other. */
  demand: 'anywhere' | 'own or unowned' | 'nowhere';
  /** They fight as one side, and each counts as friendly in the other's blockades. */
  sameSide: boolean;
  /** What each tells the other by itself: its depots and the systems where the other is, or all that it sees. */
  tells: 'nothing' | 'assets' | 'sight';
}>;

const WAR: Rights = {
  stance: 'enemy',
  entry: 'fleets',
  trade: false,
  supply: false,
  land: 'force',
  demand: 'anywhere',
  sameSide: false,
  tells: 'nothing',
};

const NON_INTERCOURSE: Rights = {
  ...WAR,
  stance: 'neutral',
  land: 'never',
  demand: 'own or unowned',
};

const NON_AGGRESSION: Rights = {
  ...NON_INTERCOURSE,
  stance: 'friend',
  entry: 'nothing',
  demand: 'nowhere',
};

const TRADE: Rights = { ...NON_AGGRESSION, entry: 'convoys', trade: true };
const MILITARY: Rights = {
  ...TRADE,
  entry: 'fleets',
  supply: true,
  land: 'leave',
  tells: 'assets',
};
const MUTUAL_DEFENSE: Rights = { ...MILITARY, sameSide: true };
const ALLIANCE: Rights = { ...MUTUAL_DEFENSE, tells: 'sight' };

const RIGHTS = {
  war: WAR,
  hostilities: { ...WAR, land: 'never' },
  'non-intercourse': NON_INTERCOURSE,
  'non-aggression': NON_AGGRESSION,
  trade: TRADE,
  military: MILITARY,
  'mutual-defense': MUTUAL_DEFENSE,
  alliance: ALLIANCE,
  partnership: ALLIANCE,
  unification: ALLIANCE,
} as const satisfies Readonly<Record<DiplomaticState, Rights>>;

/**
 * The rights that each of two empires has by their diplomatic state. Null: they never met, which counts as
 * Non-Intercourse. From Non-Aggression up, each treaty includes the rights of the lower ones.
 * @rule DIP-10 @rule DIP-3 @rule FOG-9
 */
export function rightsOf(state: DiplomaticState | null): Rights {
  return RIGHTS[state ?? 'non-intercourse'];
}
