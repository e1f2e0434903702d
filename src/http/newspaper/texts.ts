/** What the pages of the newspaper say. */
export const TEXTS = {
  newspaper: 'Newspaper',
  card: 'Public news that your empire heard, and notices of players and the moderator.',
  moderatorsCard: 'Public news and notices without fog. Place notices for all players.',
  nameOf: (campaign: string) => `The ${campaign} Gazette`,
  issueOf: (turn: number, label: string) => `Turn ${String(turn)}, ${label}`,
  nextIssue: 'For the next issue',
  noticeBy: (name: string) => `Notice by ${name}`,
  noticeByModerator: 'Notice by the moderator',
  anUnknownPower: 'an unknown power',
  placed: 'Your notice is in the newspaper. The next report prints it too.',
  earlierIssues: 'Earlier issues',
  latestIssues: 'Latest issues',
  toOverview: 'Overview',
  readersOfPlayer: 'All empires that you have met read it at once, with your empire’s name.',
  readersOfModerator: 'All players read it at once, and in their next reports.',
} as const;
