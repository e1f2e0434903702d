import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  natives: (name: string): string => `Natives: ${name}`,
  trait: (index: number): string => `Trait ${String(index)}`,
  noLane: (name: string): string => `${name} (no lane)`,
  notJoined: 'Not joined',
  laneTo: 'Lane to',
  classOfLane: 'Class of lane',

  swapPlaces: 'Swap places with',
  hex: (q: number, r: number): string => `Hex ${String(q)}, ${String(r)}`,

  majorSystems: 'Major systems',
  minorSystems: 'Minor systems',
  unimportantSystems: 'Unimportant systems',
  potentialOutput: 'Potential output',
  majorLanes: 'Major lanes',
  minorLanes: 'Minor lanes',
  restrictedLanes: 'Restricted lanes',
  unexploredLanes: 'Unexplored lanes',
  noEmpireIsFavoured: (evenPercent: number): string =>
    `No empire is favoured. Potential output around each homeworld, over all distances, is within ${String(evenPercent)} % of the average.`,
  isFavoured: (empire: string, favour: number): string =>
    `${empire} is favoured: potential output around its homeworld is ${String(favour)} % above average.`,
  isAtDisadvantage: (empire: string, favour: number): string =>
    `${empire} is at a disadvantage: potential output around its homeworld is ${String(favour)} % below average.`,
  fleetCantLeave: (empire: string): string =>
    `The home fleet of ${empire} can’t leave: all lanes of its homeworld are restricted. Only a Scout, an Explorer or a class with jump engines can lead it out.`,
  withoutSupply: (empire: string, cutOff: number, others: number): string =>
    `${empire}: ${String(cutOff)} of ${counted(others, 'other system')} can’t be supplied from home, because only restricted or unexplored lanes lead there.`,
  unexploredAtStart: (rings: number, summary: string): string =>
    `${counted(rings, 'ring')}, unexplored at the start.${summary}`,
  systemsAroundHomeworldsAreRolled:
    'The systems around the homeworlds are rolled in play when somebody explores a lane. Until then no empire has more than the others.',
  beginsWithoutExplorerAndCantLeave: (empire: string): string =>
    `${empire} begins without an Explorer and can’t leave home. Choose another force list for it, or let Scouts explore if it has any.`,
  outputAndLanes: (homeworld: string, output: number, dark: number): string =>
    `${homeworld}: output ${String(output)}; ${counted(dark, 'unexplored lane')}.`,
  raidChance: (chance: number): string =>
    `Raiders come in the first turn at a chance of ${String(chance)} %, while all its units stay.`,
  outputAndRival: (homeworld: string, output: number, rival: string): string =>
    `${homeworld}: output ${String(output)}; ${rival}.`,

  inSystem: 'In the system',

  aNewGalaxy: 'A new galaxy',

  ifYouLeaveItEmpty: (mapSizeLines: string): string =>
    `If you leave it empty, there are as many as players. The book’s maps: ${mapSizeLines}.`,
  seedOfDice:
    'The seed of the dice: the same word and choices give the same map. Keep it secret. If you leave it empty, Farlane chooses one.',
  countAlongOutermostRing:
    'Count along the outermost ring from 0, one number for each empire, separated by commas. If you leave it empty, they are spread evenly.',
  treatiesInForceBeforeFirstTurn: (pregameTreaties: string): string =>
    `Treaties in force before the first turn, by numbers of empires, such as 1-2=trade, 1-3=military. You can use: ${pregameTreaties}. The first convoys of partners may begin there.`,
  nameOfScenario: 'Name of the scenario',
  secretWord: 'Secret word',
  placesOfHomeworlds: 'Places of homeworlds',
  addressesOfItsPagesContain:
    'The addresses of its pages contain it. If you leave it empty, Farlane rolls one, such as Human League.',
  forceList: 'Force list',
  numberOfEmpires: 'Number of empires',
  empire: (player: number): string => `Empire ${String(player)}`,

  toNewCampaign: 'To the new campaign',
  newGalaxy: 'New galaxy',
  mapEditor: (content: string): string => `${content}: map editor`,

  withoutLane: 'no lane',

  noPathLeadsToAnotherHomeworld: 'no path leads to another homeworld',
  nearestRivalsHomeworldIsAway: (nearestRival: number): string =>
    `the nearest rival’s homeworld is ${counted(nearestRival, 'jump')} away`,
  andMore: (rest: number): string => ` and ${String(rest)} more`,
  homeworldsWithoutEmpire: (free: string, more: string): string =>
    ` Homeworlds without an empire: ${free}${more}.`,
  relationsAtStart: (relations: string): string => `  Relations at the start: ${relations}.`,
  andOffMap: (offMapLanes: number): string => `, ${counted(offMapLanes, 'lane')} off the map`,

  withEach: (aboard: string): string => ` with ${aboard} each`,
  fleetLine: (fleet: string, at: string, listed: string): string => `${fleet}, at ${at}: ${listed}`,

  fairness: (content: string): string => `${content}: fairness`,
} as const;
