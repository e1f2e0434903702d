import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

/** What first units cost. */
type BillFigures = Readonly<Record<'cost' | 'points' | 'left' | 'upkeep' | 'earned', number>>;

/** What the pages of this room say. */
export const TEXTS = {
  player: (player: number): string => `Player ${String(player)}`,
  playerAndEmpire: (player: number, empire: string): string =>
    `Player ${String(player)}: ${empire}`,
  yourSeat: (seat: string): string => `Your seat: ${seat}`,
  youSetUpAndPlay: 'You choose an empire, its homeworld and its first units, and then you play it.',
  newSetup: 'Set up a campaign',

  overview: 'Setup',
  setupOf: (name: string): string => `Setup of ${name}`,
  yourTurn: 'your turn',
  waitingForOthers: 'waiting',
  done: 'done',

  waitsForYou: (what: string): string => `It is your turn: ${what}.`,
  waitsForModeratorYou: (what: string): string => `It is your turn as the moderator: ${what}.`,
  waitsForModerator: 'The setup waits for the moderator.',
  waitsFor: (players: readonly string[]): string => `The setup waits for ${listed(players)}.`,
  hasStarted: 'The campaign has started.',
  wasGivenUp: 'The moderator gave up this setup.',

  chooseTheMap: 'choose the map',
  chooseTheRules: 'choose the rules',
  chooseYourEmpire: 'choose your empire',
  waitForEmpires: 'end the step when all empires are chosen',
  chooseYourHomeworld: 'choose your homeworld',
  lookAtTheGalaxy: 'look at the galaxy and end the step',
  placeYourColonies: 'place your colonies',
  buyYourForces: 'buy your first units',
  startTheCampaign: 'start the campaign',

  awaited: 'decides now',
  absent: 'absent: decided automatically',
  ready: 'ready',
  nothingToDo: 'nothing to do now',
  you: 'You',
  taken: 'Taken',
  invited: 'Invited',
  free: 'Free',
  open: 'open',
  chosenAutomatically: 'chosen automatically',
  notKnown: 'not known to you',
  moderator: 'Moderator',
  moderatorAndPlayer: (player: number): string => `Moderator and player ${String(player)}`,
  earlierStep: 'Earlier step',
  goOn: (step: string): string => `Continue: ${step}`,
  lookAtStep: (step: string): string => `Look at the step: ${step}`,
  overviewLead:
    'Everybody who takes part sees this page. Each step is saved at once, so you can stop and continue at any time.',

  youAreInvited: (campaign: string): string =>
    `You are invited to the campaign “${campaign}”. Open this link to take your seat. You choose your empire and buy your first units, and then you play it:`,
  linkOnce: 'Keep the link secret. It works once.',
  linkOf: (seat: string): string => `Link of ${seat}`,

  mapLead: 'The map of the campaign: drawn by the tables of the rules, or that of a scenario.',
  whichMap: 'Map',
  drawAMap: 'Draw a new map',
  takeAScenario: 'Use a scenario',
  scenarioOffer: (name: string, players: number): string =>
    `${name} (${counted(players, 'player')})`,
  scenarioHint:
    'A scenario has its map, its empires and their homeworlds. Players choose what it leaves to them.',
  numberOfPlayers: 'Number of players',
  nameOfMap: 'Name of the map',
  era: 'Tech era',
  eraHint: 'The tech era in which all empires begin.',
  secretWord: 'Secret word',
  seedHint: 'The seed of the dice: the same word and choices give the same map. Keep it secret.',
  seedStays:
    'You play in this campaign, so the present word is hidden. Leave the field empty to keep it.',
  mapSizes: (lines: string): string =>
    `If you leave it empty, one for each player. The book’s maps: ${lines}.`,
  scenarioFact: (name: string): string => `The scenario is ${name}.`,
  drawnFact: (title: string, rings: string, players: string): string =>
    `“${title}” is drawn with ${rings} for ${players}.`,

  rulesLead:
    'The rules by which the campaign is played. Each setting begins with the book’s default.',
  rulesSheet: 'Rules sheet for players',
  differs: (usual: string): string => `Differs from the book: ${usual}.`,
  found: (count: number): string => `${counted(count, 'setting')} found`,

  empiresLead: 'Each player chooses the name and the force list of their empire.',
  empireNameHint: 'If you leave it empty, Farlane rolls one.',
  forceList: 'Force list',
  chooseForMe: 'Choose for me',
  nameFact: (name: string): string => `Name: ${name}`,
  listFact: (list: string): string => `Force list: ${list}`,
  listOfDesigner: 'List of the designer',
  noListChosen: 'Choose a file, or paste the text of a force list.',
  toEmpires: 'To the empires',
  unknownEmpire: 'You learn who this is when your empires meet.',
  yourEmpire: (player: number): string => `Your empire (player ${String(player)})`,
  between: 'Between',
  noTreaty: 'no treaty',
  treatyLine: (one: string, other: string, state: string): string =>
    `${one} and ${other}: ${state}`,

  homeworldsLead:
    'The players choose in turn. Homeworlds lie on the outermost ring, as far apart as the number of players allows.',
  placeOnRing: 'Place on the outermost ring',
  /** In the hex of a homeworld, where the others show the numbers of their places. */
  ringPlayer: (player: number): string => `P${String(player)}`,
  place: (place: number): string => `Place ${String(place)}`,
  yourHomeworld: 'Your homeworld',
  homeworldOf: (player: number): string => `Homeworld of player ${String(player)}`,
  takenPlace: (place: number, player: number): string =>
    `Place ${String(place)}: homeworld of player ${String(player)}`,
  freePlace: (place: number): string => `Place ${String(place)}: free`,
  closedPlace: (place: number): string => `Place ${String(place)}: too near, or leaves no room`,

  galaxyLead: 'The galaxy is drawn around the homeworlds. The moderator checks that it is fair.',
  swapWith: 'Swap places with',
  hex: (q: number, r: number): string => `Hex ${String(q)}, ${String(r)}`,
  mapHiddenFromPlayer:
    'You play in this campaign, so you don’t see the map before the other players do. You can roll it again, or continue with it.',
  mapIsDrawn: 'The galaxy is drawn. You see what your empire knows of it at the next steps.',
  mapIsNotDrawnYet: 'The galaxy is drawn when all homeworlds are chosen.',

  coloniesLead:
    'The players place colonies around their homeworlds, in the reverse order of the homeworlds.',
  pointsLeft: (points: string): string => `${points} left`,
  systemsLeft: (major: number, minor: number, unimportant: number): string =>
    `Left: ${String(major)} major, ${String(minor)} minor and ${String(unimportant)} unimportant`,
  outpost: 'outpost',
  colony: 'colony',
  nextColony: 'Next colony',
  removeColony: (system: string): string => `Remove ${system}`,
  coloniesRefused: 'These colonies can’t be placed. Correct the problems listed and try again.',
  notYourTurnYet: 'It is not your turn, or your colonies are placed.',

  forcesLead:
    'Each player buys their first units with the points of the campaign. No player sees what another buys; a moderator who doesn’t play sees it. Points left over are the Treasury.',
  firstIncome: 'Income of the first turn',
  incomeOfTurn: 'Income of the turn',
  pointsKept: 'Points left over',
  treasuryAfterwards: 'Treasury after the Opening phase',
  bill: ({ cost, points, left, upkeep, earned }: BillFigures): string =>
    `${String(cost)} of ${counted(points, 'point')} spent, ${String(left)} left. Maintenance ${String(upkeep)} per turn; income before it ${String(earned)}.`,
  nameOfFleet: 'Name of the fleet',
  anotherFleet: 'Another fleet',
  unitsInAnotherSystem: 'Units of another system',
  unitsIn: (system: string): string => `Units in ${system}`,
  forcesLater: 'First units are bought after the earlier steps.',
  forcesFixed: 'The scenario fixes the first units of all empires.',
  forcesNotYours: 'Players buy their first units now. You don’t see them.',

  startLead: 'What everybody has decided, and what Farlane chose for those who have not.',
  vacant: (players: readonly string[]): string =>
    `Nobody has the seat of ${listed(players)} yet: you get a link for each.`,
  notReadyYet: 'The campaign can start when all steps are done.',
  isMade: (name: string): string => `${name} is made`,

  names: 'Names',
  namesLead:
    'Name your empire and the systems that it begins with. Ships are named where you buy them.',
  nameOfSystem: (system: string): string => `Name of ${system}`,
  nameOfEmpire: 'Name of the empire',
  namesLater: 'Systems can be named when the galaxy is drawn.',
} as const;
