import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

/** What the pages of scenarios and briefings say. */
export const TEXTS = {
  scenarios: 'Scenarios',
  allScenarios: 'All scenarios',
  facts: (played: string, systems: number, rings: number): string =>
    `${played}. ${counted(systems, 'system')} in ${counted(rings, 'ring')}.`,
  forceList: (name: string): string => `Force list: ${name}`,
  homeworld: (name: string): string => `Homeworld: ${name}`,
  eraAndTreasury: (era: number, treasury: number): string =>
    `Era ${String(era)}, Treasury ${String(treasury)}`,
  choices: {
    name: 'its name',
    forceList: 'its force list',
    forces: 'its first forces',
  },
  playerChooses: (parts: readonly string[]): string => `Its player chooses ${listed(parts)}.`,
  outpost: (name: string): string => `${name}: outpost`,
  colony: (name: string, census: number, productivity: number, raw: number): string =>
    `${name}: Census ${String(census)}, Productivity ${String(productivity)}, RAW ${String(raw)}`,
  noContacts: 'The empires have not met.',

  briefing: 'Briefing',
  briefingCard: 'What the scenario tells each player, and its notes for you.',
  objectives: 'Objectives',
  onlyForYou: 'Only for you',
  onlyFor: (empire: string): string => `Only for ${empire}`,
  lesson: (turn: number, title: string): string => `Lesson of turn ${String(turn)}: ${title}`,
  ordersThatDoThis: 'Orders that do this',
  ordersOf: (empire: string): string => `Orders of ${empire}`,
  earlierLessons: 'Earlier lessons',
  otherLessons: 'Other lessons',
  putInDraft: 'Put these orders in your draft',
  tryBesideDraft: 'Check these orders',
} as const;
