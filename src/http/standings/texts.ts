import type { StandingFigure } from '#app/figures/standing-figures';

/** What the page of standings says. */
export const TEXTS = {
  standings: 'Standings',
  moderatorsCard: 'Choose which figures of all empires the players read.',
  playersCard: 'How the empires stand, if the moderator publishes it.',
  asOf: (turn: number): string => `As the orders of turn ${String(turn)} opened`,
  unmet: 'An empire that you have not met',
  you: (name: string): string => `${name} (you)`,
  saved: 'What players read is changed, and they are told.',
  overview: 'Overview',
} as const;

export const FIGURE_NAMES: Readonly<Record<StandingFigure, string>> = {
  income: 'Net income',
  systems: 'Systems',
  census: 'Census',
  ships: 'Ships',
  units: 'Units',
  worth: 'Cost of all units',
  era: 'Era',
};
