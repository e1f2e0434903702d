import { counted } from '#kernel/words/counted';

/** What the guides for new players say. */
export const TEXTS = {
  yourFirstTurn: 'Your first turn',
  progress: (done: number, all: number): string =>
    `${String(done)} of ${counted(all, 'step')} done`,
  done: 'done',
  leftOut: 'left out',
  toDo: 'to do',
  next: 'next',
  endOfTurn:
    'That is a whole turn. When it has run, Overview says what happened, and the turn report has everything with its dice.',

  lookAtHome: 'Look at your home',
  homeValues: (
    name: string,
    { census, productivity, raw }: Readonly<Record<'census' | 'productivity' | 'raw', number>>,
    output: number,
  ): string =>
    `${name} has Census ${String(census)}, Productivity ${String(productivity)} and RAW ${String(raw)}, and earns ${String(output)} EP each turn. Choose it on the map or here to see all that it can do.`,
  goTo: (name: string): string => `Go to ${name}`,

  buildSomething: 'Build something',
  canAfford: (left: number, name: string, classes: string): string =>
    `You have ${String(left)} EP left. With that, ${name} can build ${classes}. What you don’t spend earns nothing.`,
  classAt: (name: string, cost: number): string => `${name} for ${String(cost)} EP`,
  youBuild: 'Your orders build something.',
  chooseWhatToBuild: 'Choose what to build',

  sendScout: 'Send a fleet to explore',
  canExplore: (fleet: string, place: string, lanes: number): string =>
    `${fleet} is ${place} and can explore ${counted(lanes, 'lane')} from there. Choose a lane in its panel.`,
  canGo: (fleet: string, place: string, systems: number): string =>
    `${fleet} is ${place} and can go to ${counted(systems, 'system')} this turn. Choose a system on the map, then the order in its panel.`,
  noExplorer: 'It has no Explorer: it sees the systems where it goes, but can’t explore lanes.',
  whereTo: (fleet: string): string =>
    `${fleet} is chosen. Choose where it goes: a system with a ring on the map, or one in the list below.`,
  whichLane: (fleet: string): string =>
    `${fleet} is chosen. Choose a lane to explore in the list below.`,
  seeList: 'See the list',
  giveOrder: (fleet: string, system: string): string =>
    `${fleet} can go to ${system}. Give the order below.`,
  seeOrder: 'See the order',
  inForm: (left: number): string =>
    `Choose a class and how many in the form below, and add the order. You have ${String(left)} EP left.`,
  seeForm: 'See the form',
  fleetsGo: (names: string): string => `Your orders send ${names}.`,
  choose: (name: string): string => `Choose ${name}`,

  guardHome: 'Guard your home',
  stays: (names: string, home: string): string =>
    `After these orders, warships are at ${home}: ${names}. They keep raiders away.`,
  nobodyStays: (home: string): string =>
    `After these orders no warship is at ${home}. Raiders go where nobody guards. Keep a fleet there, or send one.`,

  sendHome: (fleet: string, home: string): string =>
    `${fleet} is chosen. Send it to ${home}, or skip this step.`,

  investInResearch: 'Invest in research',
  research: (saved: number, check: number): string =>
    `You have ${String(saved)} EP saved for research. The more there is in turn ${String(check)}, the likelier is an advance: a better class to build.`,
  invest: 'Choose how much',

  checkVerdicts: 'Check the verdicts',
  noOrdersYet:
    'Each order gets its verdict at once: fine, with a warning, or refused, and why. You have no orders yet.',
  someRefused: (refused: number, all: number): string =>
    `${String(refused)} of your ${counted(all, 'order')} would be refused. Read why, then change or remove them.`,
  someDoubtful: (doubtful: number, all: number): string =>
    `Of your ${counted(all, 'order')}, ${String(doubtful)} may not do what you want. Read why, then change them or leave them.`,
  allFine: (all: number): string =>
    `All is fine with your ${counted(all, 'order')}. Below them you can read when each acts.`,
  toOrders: 'To your orders',

  submitOrders: 'Submit your orders',
  draftDoesNothing:
    'A draft is not carried out. Submit it when you are ready; until the deadline you can change and submit it again.',
  deputyCant: 'You are a deputy: the player submits what you have written.',
} as const;
