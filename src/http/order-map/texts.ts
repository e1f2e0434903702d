import { counted, plural } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  bombard: (name: string): string => `Bombard ${name}`,
  invade: (name: string): string => `Invade ${name}`,
  planGroundCombat: (name: string): string => `Plan ground combat at ${name}`,

  desk: 'Desk',
  deskParts: {
    name: 'Parts of the desk',
    guide: 'Guide',
    lists: 'Lists',
    chosen: 'Chosen',
    map: 'Map',
    orders: 'Orders',
    submit: 'Submit',
    run: 'Run',
  },
  thingsNeedYou: (many: number): string =>
    `${counted(many, 'thing')} ${plural(many, 'needs', 'need')} you`,
  untick: (name: string): string => `Untick ${name}`,
  fleetsWithUnits: (fleets: string, units: string): string => `${fleets}, ${units}`,
  plusOne: (name: string, cost: number): string => `${name}, ${String(cost)} EP`,
  freeCapacity: (free: number): string => `${counted(free, 'point')} of shipyards free`,
  freeOf: {
    shipyard: (free: number): string => `${String(free)} by the shipyards`,
    system: (free: number): string => `${String(free)} by the system`,
    convoy: (free: number): string => `${String(free)} by the convoys`,
    census: (free: number): string => `${String(free)} by the Census`,
  },
  freeToBuild: (points: string): string => `Capacity free: ${points}`,
  build: 'build',
  move: 'move',
  send: 'send',
  orderForm: 'form',
  costs: (cost: number): string => `Build, ${String(cost)} EP`,
  system: 'System',
  moveFleetTo: (fleet: string, system: string): string => `Send ${fleet} to ${system}`,

  inSupply: 'in supply',
  raiders: 'raiders',
  raidShort: (chance: number): string => `raid ${String(chance)} %`,

  all: 'All',
  idle: 'no orders',
  damaged: 'crippled units',
  outOfSupply: 'out of supply',
  warned: 'warned',
  unrest: 'unrest',
  rebellion: 'rebellion',
  outpost: 'outpost',
  yardIdle: (free: string): string => `yards idle: ${free}`,
  values: (census: number, productivity: number, morale: number): string =>
    `Census ${String(census)}, Productivity ${String(productivity)}, Morale ${String(morale)}`,

  standingOrders: 'Standing orders and doctrine',
  giveRoute: 'Give it a route',
  joinFleet: (name: string): string => `Join ${name}`,
  splitFleet: 'Form a new fleet of some of its units',
  repairUnits: 'Repair crippled units',
  refitUnits: 'Refit into another class',
  reserveOrMothball: 'Put in reserve, or mothball',
  scrapUnits: 'Scrap units',
  renameFleet: 'Rename the fleet',
  loadCargo: 'Load cargo',
  unloadCargo: 'Unload cargo',
  tradeHere: 'Start or stop trading',
  colonize: 'Colonize with a convoy',
  launchStrike: 'Strike with its flights',
  redeployFlights: 'Redeploy its flights',
  loadOrdnance: 'Load ordnance',
  resupply: 'Resupply units with Supply ships',
  layMinefields: 'Lay minefields',
  recoverMinefields: 'Recover minefields',
  improveLane: 'Improve a lane',

  removeFromPath: (last: string): string => `Remove ${last} from the path`,
  inReachThisTurn: 'In reach this turn',
  inReachThisTurnFrom: (last: string): string => `In reach this turn from ${last}`,
  raids: (names: string): string => `Raids ${names}`,
  afterOrders: 'After orders',
  changeOrEndRoute: 'Change or end the route',
  orderExploreAnyLane: 'Order: explore any lane',
  orderExploreToward: (system: string): string => `Order: explore toward ${system}`,
  lanesBeginHere: (lanes: number): string => `${counted(lanes, 'lane')} begin here`,
  fleetInLaneMoves:
    'A fleet in a lane moves on by itself and can’t take orders. Wait until it arrives.',

  itIsInLaneAndCant: 'It is in a lane and can’t take a move order.',
  itCantMoveThisTurn: 'It can’t move this turn.',
  itCanThisTurn: (can: string): string => `It can ${can} this turn.`,
  thenFromThere: (names: string, supply: string, raids: string): string =>
    `Then ${names}, ${supply}.${raids}`,
  ordered: (move: string, word: string): string => `Ordered ${move}${word}.`,
  itsRoute: (route: string): string => `Its route: ${route}.`,

  garrison: (count: string): string => `Garrison: ${count}`,
  distanceThisTurn: (distance: string): string => `${distance}, this turn`,

  orderedMove: (move: string): string => `Ordered ${move}`,

  sighted: ({
    what,
    contact,
    units,
    known,
    when,
    seen,
  }: Readonly<{
    what: string;
    contact: string;
    units: string;
    known: string;
    when: string;
    seen: string;
  }>): string => `A ${what} of ${contact}: ${units}${known}, ${when}${seen}`,

  moveIsInYourDraft: 'The move is in your draft.',
  orderIsInYourDraft: 'The order is in your draft.',
  explorationOrderIsInYourDraft: 'The exploration order is in your draft.',
  routeIsInYourDraft: 'The route is in your draft.',
  fleetStays: 'The fleet stays. Its move is removed from your draft.',
  deskForTurn: (turn: number): string => `Desk for turn ${String(turn)}`,
  fleetCantTakeThisPath: 'A fleet can’t take this path. Choose a path on the map again.',

  raidersAreThere: 'Raiders are there',
  chanceOfRaiders: (chance: number): string =>
    `${String(chance)} % chance of raiders after your orders`,

  raiseProductivityHere: 'Raise Productivity here',
  sellProductivityHere: 'Sell Productivity here',
  raiseIntelHere: 'Raise Intel here',
  buildUnitsHere: 'Build units here',
  terraformSystem: 'Terraform the system',
  specialiseColony: 'Specialise the colony',
  cancel: (what: string): string => `Cancel ${what}`,
  chooseWhatToBuildFirstHere: 'Choose what to build first here',
  liftMartialLawHere: 'Lift martial law here',
  proclaimMartialLawHere: 'Proclaim martial law here',
  takeReprisalHere: 'Take a reprisal here',
  colonizeWith: (id: string): string => `Colonize it with ${id}`,
  bombardSystem: 'Bombard the system',
  invadeSystem: 'Invade the system',
  planGroundCombatHere: 'Plan ground combat here',
  sendFleetHere: 'Send a fleet here',

  moraleCheck: 'Morale check this turn',
  moraleFalls: (chance: string): string => `${chance} to fall`,
  moraleRises: (chance: string): string => `${chance} to rise`,
  growth: 'Growth',
  growsInTurn: (chance: string, turn: number): string => `${chance} in turn ${String(turn)}`,
  tradeRouteThroughThem: 'Trade route through them',
  specialisedFor: 'Specialised for',
  yourOwn: (own: string, importance: string): string => `Your own ${own}, ${importance}.`,
  itIsInYourSight: 'It is in your sight.',
  youKnowOnlyItsPlace: 'You know only its place.',
  knownSince: (visited: string): string => `Known ${visited}.`,

  underConstruction: (what: string, paid: number, cost: number): string =>
    `Under construction: ${what}, ${String(paid)} of ${String(cost)} EP paid`,
  inYourDraft: (order: string): string => `In your draft: ${order}`,
  whatIfItFoughtHere: 'What if it fought here?',
  whatIfYouFoughtHere: 'What if you fought here?',
  whatSpiesCanDo: 'Who can spy here, and what would they learn?',
  whatIfSiegeHere: 'What if a siege here?',

  asOfNow: (text: string): string => `${text}, as of now`,
  unexploredAtDestination: (unexplored: number): string =>
    `${counted(unexplored, 'unexplored lane')} at the destination`,
  itCantReachByWay: (to: string, stops: string): string =>
    `It can’t reach ${to} by way of ${stops} this turn.`,
  takeShortestPath: 'Take the shortest path',
  isThereAlready: (fleet: string): string => `${fleet} is there already.`,
  unexploredFrom: (starts: string): string =>
    `An unexplored lane leads there from ${starts}. A fleet with an Explorer can explore it from that end.`,
  toStart: (system: string): string => `To ${system}`,
  youKnowNoPath: (fleet: string): string => `You know no path for ${fleet} to this system.`,
  orderSend: (fleet: string, name: string, arrival: string): string =>
    `Order: send ${fleet} to ${name}, there in turn ${arrival}`,
  isAway: (name: string, turns: number, fleet: string, first: string): string =>
    `${name} is ${counted(turns, 'turn')} away: this turn ${fleet} gets as far as ${first}, on the shortest path.`,
  toThisTurn: (first: string): string => `To ${first} this turn`,
  goByWay: (to: string): string => `Go by way of ${to}, then choose the next stop`,
  orderMove: 'Order: move',
  orderMoveInstead: 'Order instead: move',

  byWay: (on: string): string => `by way of ${on}`,
  unexploredLanes: (lanes: number): string => counted(lanes, 'unexplored lane'),
  destinationUnknown: 'destination unknown',
  noExplorer: (lanes: number, fleets: string, explorers: number): string =>
    [
      `${counted(lanes, 'unexplored lane')} ${plural(lanes, 'begins', 'begin')} here, but this fleet has no Explorer.`,
      ...(explorers === 0 ? [] : [`${fleets} ${plural(explorers, 'has', 'have')} one.`]),
    ].join(' '),

  goTo: (reach: number): string => `go to ${counted(reach, 'system')}`,
  exploreFromItsPlace: (explorable: number): string =>
    `explore ${counted(explorable, 'lane')} from its place`,
  formedByTheseOrders: ', formed by these orders',

  andGarrison: ' and garrison',
  toCome: (names: string): string => ` to come ${names}`,
  away: (distance: string): string => `${distance} away`,
  byHereAsStop: (index: number): string => `by here (${String(index)})`,
  byHere: 'by here',
  stopOnWay: 'a stop on the way',
  chosenFleetIsHere: 'the chosen fleet is here',

  byWayOfStops: (on: string): string => ` by way of ${on}`,
  moveTo: (goal: string, way: string): string => `to ${goal}${way}`,
  toExplore: (system: string): string => `to explore toward ${system}`,
  toExploreAnyLane: 'to explore any lane',

  empire: 'Empire',
  outOfGame: 'out of the game',
  offerWaits: 'an offer is open',
  contactName: (kind: 'fleet' | 'garrison', whose: string): string =>
    `${kind === 'fleet' ? 'Fleet' : 'Garrison'} of ${whose}`,
  of: 'Belongs to',
  seen: 'Seen',
  cameFrom: 'Came from',
  anUnknownLane: 'an unknown lane',
  ships: 'Ships',
  strength: 'Strength',
  crippled: ', crippled',
  valuesUnknown: ' (values unknown)',
  fights: (dv: number, as: number, af: number): string =>
    ` (DV ${String(dv)}, AS ${String(as)}, AF ${String(af)} each)`,
  fightsTogether: (dv: number, as: number, af: number): string =>
    `DV ${String(dv)}, AS ${String(as)}, AF ${String(af)} while all are sound`,
  ofKnownClasses: (units: number, all: number): string =>
    ` (the values of ${counted(all - units, 'unit')} are unknown)`,
  yours: 'yours',
  jumps: (jumps: number): string => counted(jumps, 'jump'),
  whatIfYouFoughtIt: 'What if you fought it?',
  threatened: 'outnumbered if attacked',
  couldCome: (ships: string, whose: string, at: string): string => `${ships} of ${whose} ${at}`,
  measureFromHere: 'Measure from here',
  stopMeasuring: 'Stop measuring from here',
  noWayFrom: (start: string): string => `You know no path from ${start} that needs no Scout.`,
  turnsFrom: (turns: string, start: string, stops: string): string =>
    `${turns} from ${start} at normal speed${stops}`,
  stoppingAt: (names: string): string => `, with stops at ${names}`,

  unknownPower: 'an unknown power',
  inSightNow: 'in sight now',
  turn: (turn: number): string => `turn ${String(turn)}`,
  unitsSeen: (count: number, name: string, state: string): string =>
    `${String(count)} × ${name}${state}`,
  joinedOthers: (turn: number): string => `joined others in turn ${String(turn)}`,
  leftByUnknownLane: 'left by a lane that you do not know',
  leftFor: (system: string): string => `left for ${system}`,
  lastSeenInTurn: (turn: string): string => `last seen in turn ${turn}`,
  byLaneYouDoNotKnow: ' by a lane you do not know',
  forSystem: (leftFor: string): string => ` for ${leftFor}`,
  leftInTurn: (to: string, turn: string): string => `left${to} in turn ${turn}`,
  olderSightings: (sightings: number, last: number): string =>
    `${counted(sightings, 'older sighting')}, the last in turn ${String(last)}`,

  workOnSystem: 'work on the system',
  workOn: (unit: string): string => `work on ${unit}`,

  fromStart: 'from the start',
  asOfTurn: (turn: number, dated: string): string => `as of turn ${String(turn)}${dated}`,
  independentColony: 'independent colony',
  settlementOf: (settlement: string, owner: string): string => `${settlement} of ${owner}`,
  surveyed: (done: number, needed: number): string => `${String(done)} of ${String(needed)}`,

  inReserve: 'in reserve',

  runMissionFromHere: 'Run an Intel mission from here',
  runMissionHere: 'Run an Intel mission here',
  reportInTurn: (about: string, turn: number): string => `${about} in turn ${String(turn)}`,

  thisTurnIfNothingStopsIt: 'this turn, if nothing stops it on the way',
  noneKnownOnPath: 'none known on the path',
  byNames: (listed: string): string => `by ${listed}`,
  sendFleetTo: (verb: string, fleet: string, name: string): string => `${verb} ${fleet} to ${name}`,
} as const;
