/** Who comes to the site in the walk over all its addresses. */
export const WHO = [
  'nobody',
  'owner',
  'co-moderator',
  'blind moderator',
  'player',
  'another player',
  'deputy',
  'spectator',
  'removed player',
  'moderator elsewhere',
  'player elsewhere',
  'operator',
] as const;
export type Who = (typeof WHO)[number];

export type Those = readonly Who[];
/** Those who run the campaign. */
export const MODERATORS: Those = ['owner', 'co-moderator', 'blind moderator'];
/** Those of them who may see what players may not. */
export const SEEING: Those = ['owner', 'co-moderator'];
/** People of one empire. A use case refuses what a deputy may not do. */
export const PLAYERS: Those = ['player', 'deputy'];
export const SPECTATORS: Those = ['spectator'];
export const OPERATORS: Those = ['operator'];
