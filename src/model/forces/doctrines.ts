import {
  DEFAULT_STANDING_ORDERS,
  STANDING_FIELDS,
  STANDING_ROWS,
  type StandingField,
  type StandingRows,
} from './standing-orders.ts';

type Named = Readonly<{ isLater: true }> | Readonly<{ kind: 'place' | 'things' }>;

/** The fields of a doctrine: all standing orders except places, lists of things, and fields that the first campaigns didn't have. */
type General = {
  [F in StandingField as StandingRows[F] extends Named ? never : F]: StandingRows[F]['default'];
};

export const DOCTRINE_NAMES = [
  'by-the-book',
  'aggressive',
  'cautious',
  'raider',
  'convoy-guard',
  'last-stand',
  'picket',
] as const;
export type DoctrineName = (typeof DOCTRINE_NAMES)[number];

/** A whole way to fight, under one name; a fleet that follows it has its standing orders and nothing else. */
type Doctrine = Readonly<{ title: string; says: string; standing: Readonly<General> }>;

/** The fields of a doctrine. */
const isGeneral = (field: StandingField): boolean => {
  const { kind, isLater } = STANDING_ROWS[field];
  return kind !== 'place' && kind !== 'things' && isLater !== true;
};

const BOOK = Object.fromEntries(
  STANDING_FIELDS.filter(isGeneral).map((field) => [field, DEFAULT_STANDING_ORDERS[field]]),
  // The filter is what the type says.
) as Readonly<General>;

/** The doctrines that a player may choose from and then change. `docs/doctrines.md` measures what they do. */
export const DOCTRINES: Readonly<Record<DoctrineName, Doctrine>> = {
  'by-the-book': {
    title: 'By the book',
    says: 'the default: stay in the battle, relieve crippled ships where sound ones wait, and finish enemies off in the last round',
    standing: BOOK,
  },
  aggressive: {
    title: 'Aggressive',
    says: 'seek battle at worse odds, ram with crippled ships and flights that are likely lost, and destroy more at a higher price',
    standing: {
      ...BOOK,
      engageRatio: 60,
      defendRatio: 40,
      refuseBelow: 30,
      disengageBelow: 30,
      scouting: 'keep-out',
      ram: 'doomed',
      proximity: 'spend',
    },
  },
  cautious: {
    title: 'Cautious',
    says: 'fight only at good odds, save crippled ships, and leave a battle when leaving is safer than staying',
    standing: {
      ...BOOK,
      engageRatio: 120,
      defendRatio: 80,
      pursue: false,
      refuseBelow: 90,
      disengageBelow: 80,
      afterLane: 'return',
      screen: ['crippled'],
      holdBack: ['crippled'],
      retreat: 'endangered',
      retreatAt: 40,
      asteroids: 'crippled',
      scouting: 'shelter',
    },
  },
  raider: {
    title: 'Raider',
    says: 'attack only enemies who are much weaker, avoid all others, and leave a battle when leaving is safer than staying',
    standing: {
      ...BOOK,
      engageRatio: 150,
      defendRatio: 100,
      scenario: 'deep-space',
      refuseBelow: 120,
      disengageBelow: 100,
      scouting: 'draw-in',
      retreat: 'endangered',
      retreatAt: 30,
    },
  },
  'convoy-guard': {
    title: 'Convoy guard',
    says: 'begin no battle, pursue nobody, and stay with the convoys even at bad odds',
    standing: {
      ...BOOK,
      engage: 'nobody',
      scenario: 'none',
      pursue: false,
      refuseBelow: 30,
      disengageBelow: 20,
      screen: ['convoys'],
      enterFirst: ['warships'],
      scouting: 'keep-out',
    },
  },
  'last-stand': {
    title: 'Last stand',
    says: 'fight any enemy at any odds to the last ship, and ram with crippled ships and flights',
    standing: {
      ...BOOK,
      engageRatio: 0,
      defendRatio: 0,
      refuseBelow: 0,
      disengageBelow: 0,
      ram: 'all',
      proximity: 'spend',
      sendBackCrippled: false,
      stealth: 'open',
    },
  },
  picket: {
    title: 'Picket',
    says: 'watch and stay hidden, refuse all but easy battles, and leave a battle when leaving is safer than staying',
    standing: {
      ...BOOK,
      engage: 'nobody',
      scenario: 'none',
      pursue: false,
      refuseBelow: 200,
      disengageBelow: 200,
      afterLane: 'return',
      retreat: 'endangered',
      retreatAt: 20,
      boarding: 'nobody',
      asteroids: 'all',
      stealth: 'hide',
    },
  },
};
