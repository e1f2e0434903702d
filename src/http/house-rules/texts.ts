/** What the page of house rules says. */
export const TEXTS = {
  houseRules: 'House rules',
  moderatorsCard: 'Write what you agreed beyond the rules. Players read it, with all its versions.',
  playersCard: 'What was agreed in this campaign beyond the rules, and what changed when.',
  saved: 'The house rules have a new version, and the players are told.',
  version: (edition: number): string => `Version ${String(edition)}`,
  written: (turn: number, at: string, by: string): string =>
    `Turn ${String(turn)}, ${at}${by === '' ? '' : `, by ${by}`}`,
  overview: 'Overview',
} as const;
