import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  attacker: 'The attacker',
  defender: 'The defender',
  bothSidesFollowStandingOrders:
    'Both sides follow the standing orders of their empires. Orders of this turn are left out.',
  trueStateOfTurn: (turn: number): string => `True state of turn ${String(turn)}`,

  youSeeShipsOrBases: (denying: string, system: string): string =>
    `You see ships or bases of ${denying} at ${system}. They are taken to be beaten.`,
  asFarAsYouKnow: (system: string): string =>
    `As far as you know, you can’t invade ${system} now: you are not at War with its owner, or nobody lives there.`,
  bombardOnlyInHostilities: (system: string): string =>
    `You can bombard ${system} in Hostilities, but invade it only at War.`,
  youDontKnowMilitiasOfIndependent:
    'You don’t know the militias of the independent colony. Enter their number.',
  youSeeEnemyUnits:
    'You see the enemy units that are landed. What waits aboard their fleets is unknown: enter what you expect.',
  enemysPlanUnknown:
    'You don’t know the enemy’s plan. It attacks the weakest first, unless you choose otherwise.',
  yourGroundUnitsSeeEnemysLanded: (system: string): string =>
    `Your ground units see the enemy’s landed units at ${system}. You don’t know their damage and supply, and which of them are in reserve. They are taken to be sound and active.`,
  groundUnitsCantBeSeen: (system: string): string =>
    `Ground units can’t be seen from orbit. You don’t know what defends ${system}. Enter the units that you expect.`,
  enemysPlanAndMilitiaUnknown:
    'You don’t know the enemy’s plan. It attacks the weakest first, and the colony raises a militia, unless you choose otherwise.',
  basedOnWhatYouKnow: (turn: number): string => `Based on what you know in turn ${String(turn)}`,

  invadesFromConvoy: 'Invades from a convoy',
  invadesFromAssaultShip: 'Invades from an Assault ship',
  invadesSupportedByAssaultShips: 'Invades, supported by Assault ships',
  waitsAboard: 'Waits aboard',
  landedInReserve: 'Landed, in reserve',
  raisesMilitia: 'Raises a militia',
  raisesNoMilitia: 'Raises no militia',
  classOf: (of: string): string => `Class, ${of}`,
  attritionLostByEach: 'Attrition lost by each',
  takesPartOf: (of: string): string => `Takes part, ${of}`,
  howItTakesPart: 'How it takes part',
  itsGroundUnitsAttack: 'Its ground units attack',
  withoutGroundUnitsColony: 'Without ground units the colony',
  militiasOfIndependentColony: 'Militias of an independent colony',
  fleetsTakingPart: 'Fleets taking part',
  bombardmentPoints: 'Bombardment points',
  addPointsThatWereCarriedOver: 'Add points that were carried over.',
  massDriverFunctions: 'Mass Driver functions',

  threeTurnsAreFought:
    'Three turns are fought. The bombardment is that of the first turn; later turns have none.',
  reinforcementsRepairs:
    'Reinforcements, repairs, supply and retreat are left out. Repelled units invade again in the next turn, and units that wait aboard land as soon as there is a beachhead.',
  battleInOrbitIsLeftOut:
    'The battle in orbit is left out: the attacker controls the orbit in all turns.',
  groundUnitsThatMassDriversDestroy:
    'Ground units that Mass Drivers destroy are left out of the chances.',
  alliesAndRebelsAreLeftOut:
    'Allies and rebels are left out unless you enter them. Surrender is left out.',

  at: (system: string): string => `at ${system}`,
  inLane: 'in a lane',

  row: (row: number): string => `row ${String(row)}`,

  fleetAbout: (ships: number, troops: number, where: string): string =>
    `${counted(ships, 'ship')}, ${counted(troops, 'ground unit')}, ${where}`,
} as const;
