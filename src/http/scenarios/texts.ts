/** What the pages of scenarios and briefings say. */
export const TEXTS = {
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
