import type { DiplomaticState } from '#fog/views/terms';

/** DIP-3, as the desk says it. */
export const STATE_WORDS: { readonly [S in DiplomaticState]: string } = {
  war: 'War',
  hostilities: 'Hostilities',
  'non-intercourse': 'Non-Intercourse',
  'non-aggression': 'Non-Aggression',
  trade: 'Trade',
  military: 'Military',
  'mutual-defense': 'Mutual Defense',
  alliance: 'Alliance',
  partnership: 'Partnership',
  unification: 'Unification',
};
