import { counted, plural } from '#kernel/words/counted';
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
  nobodyHasSeat: (players: readonly string[]): string =>
    `Nobody has the ${plural(players.length, 'seat', 'seats')} of ${listed(players)} yet. Send a link, play the empire yourself, or mark the player as absent.`,

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
  decided: 'decided',
  ready: 'ready',
  nothingToDo: 'not their turn',
  you: 'You',
  taken: 'Taken',
  invited: 'Invited',
  free: 'Free',
  open: 'open',
  chosenAutomatically: 'chosen automatically',
  notKnown: 'not known to you',
  choicesAreSaved: 'Your choices are saved.',
  savedAndLeft: 'Your choices are saved. What you left open is chosen for you when the step ends.',
  presetIsUsed: 'The settings are as in the preset. You can change single ones below.',
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
  linksOfPlayers: 'Links of the players',
  linkOf: (seat: string): string => `Link of ${seat}`,

  mapLead: 'Use a scenario with its map, or have a new map drawn by the tables of the rules.',
  scenarioOffer: (name: string, players: number): string =>
    `${name} (${counted(players, 'player')})`,
  scenarioHint:
    'A scenario has its map, its empires and their homeworlds, and so fixes the number of players. Players choose what it leaves to them.',
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
  rulesOfScenarioLead:
    'The rules by which the campaign is played. Each setting begins as the scenario has it.',
  asInScenario: 'As in the scenario',
  asInScenarioText: 'Every setting is as the scenario has it.',
  rulesSheet: 'Rules sheet for players',
  differs: (usual: string): string => `The book’s default: ${usual}.`,
  found: (count: number): string => `${counted(count, 'setting')} found`,

  empiresLead: 'Each player chooses the name and the force list of their empire.',
  empireNameHint: 'If you leave it empty, Farlane chooses one.',
  usualNameHint: (name: string): string =>
    `If you leave it empty, it is called ${name}, as in the scenario.`,
  forceList: 'Force list',
  chooseForMe: 'Choose for me',
  nameFact: (name: string): string => `Name: ${name}`,
  listFact: (list: string): string => `Force list: ${list}`,
  listOfDesigner: 'List of the designer',
  noListChosen: 'Choose a file, or paste the text of a force list.',
  toEmpires: 'To the empires',
  unknownEmpires: 'You learn who the other players are when your empires meet.',
  savedNow: (facts: string): string => `Saved at present: ${facts}.`,
  chosenForThem: (players: readonly string[]): string =>
    `${listed(players)} ${plural(players.length, 'has', 'have')} not decided. If you continue, Farlane chooses for them.`,
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
  mapHiddenFromPlayer:
    'You play in this campaign, so you don’t see the map before the other players do. You can roll it again, or continue with it.',
  mapIsDrawn: 'The galaxy is drawn. You see what your empire knows of it at the next steps.',
  mapIsNotDrawnYet: 'The galaxy is drawn when all homeworlds are chosen.',

  coloniesLead:
    'The players place colonies around their homeworlds, the last player first. Lanes must join all systems of an empire.',
  pointsLeft: (points: string): string => `${points} left`,
  systemsLeft: (major: number, minor: number, unimportant: number): string =>
    `Left: ${String(major)} major, ${String(minor)} minor and ${String(unimportant)} unimportant`,
  outpost: 'outpost',
  colony: 'colony',
  nextColony: 'Next colony',
  colonyBegins: ({ census, productivity }: Record<'census' | 'productivity', number>): string =>
    `Census ${String(census)} and Productivity ${String(productivity)} as a colony`,
  removeColony: (system: string): string => `Remove ${system}`,
  coloniesRefused: 'These colonies can’t be placed. Correct the problems listed and try again.',
  yourColonies: 'Your colonies',
  coloniesOf: (player: number): string => `Colonies of player ${String(player)}`,
  placeTheseColonies: 'Place these colonies',
  placeNoColonies: 'Place no colonies',
  notYourTurnYet: 'It is not your turn yet.',
  coloniesArePlaced: (systems: readonly string[]): string =>
    systems.length === 0 ? 'You have placed no colonies.' : `You have placed ${listed(systems)}.`,
  allColoniesArePlaced:
    'All colonies are placed. The step Ready to start lists those that Farlane chose.',

  forcesLead:
    'Each player buys their first units with the points of the campaign. No player sees what another buys; a moderator who doesn’t play sees it. Points left over are the Treasury.',
  firstIncome: 'Income of the first turn',
  incomeOfTurn: 'Net income of the turn',
  pointsKept: 'Points left over',
  treasuryAfterwards: 'Treasury after the Opening phase',
  bill: ({ cost, points, left, upkeep, earned }: BillFigures): string =>
    `${String(cost)} of ${counted(points, 'point')} spent, ${String(left)} left. Each turn, the systems and trade give ${String(earned)} EP, and maintenance costs ${String(upkeep)} EP.`,
  saveReady: 'Save, I am ready',
  saveReadyFor: 'Save, the player is ready',
  saveChanges: 'Save the changes',
  unitsOf: (player: string): string => `First units of ${player}`,
  unitsProposed:
    'Farlane proposes the units below. Change them, or save them as they are. The first Shipyard, Supply Depot and Convoy cost nothing.',
  unitsNotSaved: 'The player has not saved any units yet. Farlane proposes those below.',
  unitsChosen: 'The player is absent, so Farlane chose the units below.',
  unitsLeftToFarlane: 'You left the choice to Farlane. These are the units that it chose.',
  unitsLeft: 'The player left the choice to Farlane. These are the units that it chose.',
  nameOfFleet: 'Name of the fleet',
  anotherFleet: 'Another fleet',
  unitsInAnotherSystem: 'Units of another system',
  unitsIn: (system: string): string => `Units in ${system}`,
  forcesLater: 'First units are bought after the earlier steps.',
  forcesFixed: 'The scenario fixes the first units of all empires.',
  forcesNotYours: 'Players buy their first units now. You don’t see them.',

  startLead: 'What everybody has decided, and what Farlane chose for those who have not.',
  vacant: (players: readonly string[]): string =>
    `Nobody has the seat of ${listed(players)} yet: you get a new link for each. Earlier links stop working.`,
  notReadyYet: 'The campaign can start when all steps are done.',
  isMade: (name: string): string => `${name} is made`,

  names: 'Names',
  namesLead:
    'Name your empire and the systems that it begins with. Ships are named where you buy them.',
  namesOf: (player: string): string => `Names of ${player}`,
  nameOfSystem: (system: string): string => `Name of ${system}`,
  nameOfEmpire: 'Name of the empire',
  namesLater: 'Systems can be named when the galaxy is drawn.',
} as const;
