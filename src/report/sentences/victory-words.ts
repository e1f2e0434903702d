import type { VictoryKind } from '#model/settings/victory';

/** VIC-1, in the book's words. */
export const VICTORY_WORDS: { readonly [K in VictoryKind]: string } = {
  expansion: 'Expansion',
  'expansion-count': 'Expansion',
  scientific: 'Scientific',
  economic: 'Economic',
  dominance: 'Dominance',
  military: 'Military',
  time: 'Time',
};
