import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  noFleetTakesPart: 'Tick a fleet of yours in What if. Standing orders are given to fleets.',
  fleetsFollowThisAlready: 'The ticked fleets follow these standing orders already.',
  standingOrdersNotAdded: 'The standing orders were not added.',

  whatIf: 'What if: a battle file',
  parts: 'Parts of the page',
  meeting: 'Battle',
  run: 'Run',

  itsShipsCanCarry: (ownerName: string, room: number): string =>
    `${ownerName}: its ships can carry ${counted(room, 'flight')}, but you have seen none in battle. They are left out.`,
  flightsSurvived: (owner: string, turn: number): string =>
    `${owner}: its flights are those that survived your battle in turn ${String(turn)}.`,
  noFlightsSurvived: (owner: string, turn: number): string =>
    `${owner}: it has no flights, because none survived your battle in turn ${String(turn)}.`,
  flightsWithoutRoom: (ownerName: string, homeless: number): string =>
    `${ownerName}: ${counted(homeless, 'flight')} left out, because the known ships have no room for more.`,

  unitsLeftOut: (count: number, why: string): string =>
    `${counted(count, 'unit')} left out: ${why}.`,

  chancesOfPossibleBattle: 'The chances of a possible battle.',

  levelsOutOfSupplyArePresent:
    'Levels out of supply are the present ones. Changes in this turn’s Supply Phase are left out.',
  shipsRetreatAlongWidestLaneHere:
    'Ships retreat along the widest lane here. In a turn they take the lane toward where their own fleet withdraws to.',
  onlyThisBattleIsCalculated:
    'Only this battle is calculated. Strikes, minefields, other battles and earlier losses in the turn are left out.',
  trueStateOfTurn: (turn: number): string => `True state of turn ${String(turn)}`,
  oneSide: 'One side',

  outOfSupplyInBattle: (now: string, then: number): string =>
    `${now}: out of supply in the battle, as far as you know. The Supply Phase comes first, so its units are up to ${counted(then, 'level')} out of supply.`,
  unpaidUnitsAreOutOfSupply: (now: string): string =>
    `${now}: unpaid units are out of supply this turn.`,
  inSupplyInBattle: (now: string): string =>
    `${now}: in supply in the battle, as far as you know. The Supply Phase comes first.`,
  itsSupplyInLaneIsUnknown: (force: string): string =>
    `${force}: its supply in the lane is unknown. Its levels out of supply are the present ones.`,

  supplyAfterDraft:
    'Supply is what your draft leaves: other fleets of yours are where it sends them.',

  chancesOfBattle: 'The chances of a battle, from your knowledge.',

  printedStatsUsed: (name: string): string =>
    `You don’t know the stats of ${name}. The printed ones are used.`,
  statsUnknown: (name: string): string =>
    `You don’t know the stats of ${name}. Choose a class for it.`,
  statsOfSameHull: (name: string, design: string): string =>
    `You don’t know the stats of ${name}. It uses those of ${design}, which has the same hull. You can choose another class.`,
  unknownPower: 'Unknown power',
  yourKnowledgeIsFromTurn: (ownerName: string, turn: number, turnToo: number): string =>
    `${ownerName}: your knowledge is from turn ${String(turn)}. It is turn ${String(turnToo)} now.`,
  youDontKnowItsStandingOrders: (ownerName: string): string =>
    `${ownerName}: you don’t know its standing orders, names, ordnance and levels out of supply. It uses the default orders, has no ordnance and is in supply.`,
  youNeverVisited: (name: string): string =>
    `You never visited ${name}. It is assumed to have no anomalies.`,
  anomaliesAndOwner: (name: string, turn: number): string =>
    `Anomalies and owner of ${name} are from turn ${String(turn)}.`,
  itsProductivityIsFromTurn: (turn: number): string =>
    `Its Productivity is from turn ${String(turn)}.`,
  youHaveNotExploredThisLane: 'You have not explored this lane. It is assumed to be restricted.',
  unitsThatYouHaveNotSeen:
    'Units that you have not seen are left out: other fleets, hidden ships, cargo and flights.',
  damageRepairsAndShipsThatJoined:
    'Damage, repairs and ships that joined or left since you last saw the other side are left out.',
  basedOnWhatYouKnow: (turn: number): string => `Based on what you know in turn ${String(turn)}`,

  yourUnitsInQuestion: 'Your units in the question',
  unitsInQuestion: 'Units in the question',
  defensesInQuestion: 'Defenses in the question',
  filledFromQuestion: (at: string): string =>
    `The units are those of your question ${at}, as you know them now, with their damage and supply.`,
  playedOnFromHere:
    'The battle is played on from this round, with its length, readiness and the losses so far. Task forces are formed again from the units that are left.',
  onlyPartOfYoursFights:
    'All your units take part here. In the battle only the part that your enemy picks does.',
  onlyPartOfEnemyFights:
    'The enemy’s units are those of the part that your standing orders would pick. Change the rows to try the other part.',
  partnersAreInSupply: 'Your partners’ units have no ordnance and are in supply.',

  pursuedLoses:
    'A fleet that is pursued has withdrawn, and so it loses the battle even if it destroys more. Compare the losses. Convoys that raiders attack have not withdrawn.',

  leftOut: (name: string): string =>
    `${name}: left out, because it fights only for the defender of a Defensive scenario.`,

  basesInTowAreLeftOut: (name: string): string =>
    `${name}: bases in tow are left out, because they fight only in defense of a system.`,
  carriedMinefieldsAreLeftOut: (name: string): string =>
    `${name}: carried minefields are left out.`,
  leftOutBecauseFormIsFull: (name: string, more: number): string =>
    `${name}: ${counted(more, 'row')} left out because the form is full. The real chances of this side are higher.`,
  standingOrdersAreThose: (name: string, chief: string): string =>
    `${name}: the standing orders are those of ${chief}. As in the campaign, the fleet that cost most to build decides for its side.`,

  forcesAt: (system: string): string => `Forces at ${system}`,

  resultsOfYourLastBattles: 'Results of your last battles',
  fightBattleFile: 'Fight a battle file',
  whatIfChances: 'What if: chances',

  deepSpace: 'Deep Space',
  ownMake: 'Own make, or converted',
  alienUnconverted: 'Alien, unconverted',
  soundInReserve: 'Sound, in reserve',
  crippledInReserve: 'Crippled, in reserve',
  classOf: (of: string): string => `Class, ${of}`,
  howManyOf: (of: string): string => `How many, ${of}`,
  stateOf: (of: string): string => `State, ${of}`,
  makeOf: (of: string): string => `Make, ${of}`,
  levelsOutOfSupplyOf: (of: string): string => `Levels out of supply, ${of}`,
  doctrineReplacesSettingsBelow:
    'A doctrine replaces the settings below, except how to take damage and how much Intel to spend.',
  asSetBelow: 'As set below',
  forcesTakingPart: 'Forces taking part',
  eachNumberGivesDifferentDice: 'Each number gives different dice.',
  controllerOfSystem: 'Controller of the system',
  neitherSide: 'Neither side',
  itsProductivity: 'Its Productivity',
  utilizedProductivity: 'Utilized Productivity',

  youStoppedBattles: 'You stopped the battles, so there is no result.',
  battlesTookTooLongAndWere:
    'The battles took too long and were ended. Use fewer battles or fewer units.',
  battlesFailedBecauseOfFault:
    'The battles failed because of a fault in Farlane. The server’s log has it.',
  battlesUnderWay: (fought: number, battles: number): string =>
    `${String(fought)} of ${counted(battles, 'battle')} done. They continue if you leave this page.`,
  battlesDone: (battles: number): string => `${counted(battles, 'battle')} done.`,
  thereIsNoResult: 'There is no result.',
  tryAnotherFile: 'Try another file',
  changeBattleAndTryAgain: 'Change the battle and try again',

  someOfAllUnits: (count: number, all: number, name: string): string =>
    `${String(count)} of ${String(all)} ${name}`,

  roundsFought: 'Rounds fought',
  roundsInAll: 'Rounds that it lasts',
  readinessOf: (side: string): string => `Readiness of ${side} as rolled`,
  lostBy: (side: string): string => `Construction cost lost by ${side}`,

  inLane: (called: string): string => `in the lane ${called}`,
  at: (called: string): string => `at ${called}`,

  inSightNow: (teller: string, names: string): string => `in sight now${teller}, ${names}`,
  inTurn: (turn: number, teller: string): string => `in turn ${String(turn)}${teller}`,
  lastSeen: (turn: string, names: string): string => `last seen ${turn}, ${names}`,
  leftFrom: (place: string, turn: string): string => `left ${place} ${turn}`,
  leftFor: (system: string, turn: string): string => `left for ${system} ${turn}`,
  fleetOf: (owner: string): string => `Fleet of ${owner}`,
  garrisonOf: (owner: string): string => `Garrison of ${owner}`,

  withUnitsAboard: (text: string, aboard: number): string =>
    `${text}, ${counted(aboard, 'unit')} aboard`,

  row: (row: number): string => `row ${String(row)}`,
} as const;
