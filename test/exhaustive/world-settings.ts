export const OLD_SETTINGS = {
  movementModel: 'classic',
  battles: 'interactive',
  damageRounding: 'down',
  readinessDecay: 'first-round',
  raiderTactics: 'flee',
  grandFleets: 'on',
  carrierStaging: 'on',
  raidersBlockade: 'on',
  alliedSight: 'off',
  strategicRedeployment: 'off',
  loading: 'movement',
  carrierStrikes: 'on',
  strikePenalty: 'none',
  pregameTreaties: 'alliance',
  specialisation: 'on',
  wartimeEconomy: 'on',
  constructionTimes: 'all',
  eraScheme: 'perTechYear',
  activeMinefields: 'on',
  nonAligned: 'off',
  randomEvents: 'rising',
  randomEventDelay: 'none',
};
/** More than anybody reaches, by every measure that there is. */
const FAR_VICTORY = {
  needed: 6,
  conditions: [
    { kind: 'expansion', percent: 100 },
    { kind: 'scientific', era: 9 },
    { kind: 'economic', income: 9999 },
    { kind: 'dominance', percent: 900 },
    { kind: 'military', cost: 9999 },
    { kind: 'time', turn: 1 },
  ],
};
export const BROKE_SETTINGS = {
  battles: 'setup',
  movementModel: 'twoJump',
  victory: FAR_VICTORY,
  pregameTreaties: 'military',
  firstContactWar: 'on',
  surveys: 'outpost',
  constructionTimes: 'extended',
  talk: 'off',
  covertDiplomacy: 'off',
  tension: 'off',
  idleOrders: 'ai',
  machinePlayers: 'all',
  randomEvents: 'rising',
};

export const CROWDED_SETTINGS = {
  carrierBonus: 'choice',
  stasisFlagship: 'on',
  scoutIntel: 'ship',
  battles: 'interactive',
  scenarioLimit: 'unlimited',
  firstContactWar: 'on',
  customResearch: 'on',
  lockFutureEra: 'off',
  nonAlignedEra: 'd6-1',
  nonAlignedIntel: 'none',
  nonAlignedControl: 'moderator',
  blankPersonalities: 'none',
  machinePlayers: 'secret',
  randomEvents: 'steady',
};

export const SIEGE_SETTINGS = {
  battles: 'interactive',
  bombardmentSurrender: 'on',
  invasionNeedsSuperiority: 'off',
  nonAlignedEra: 'year',
};
export const OTHER_SIEGE_SETTINGS = {
  invasionPenalty: 'minus',
  counterAttack: 'on',
  beachhead: 'damage',
  beachheadLanding: 'same',
  shock: 'on',
  conqueredIntel: 'half',
  rebelWorld: 'unowned',
};
