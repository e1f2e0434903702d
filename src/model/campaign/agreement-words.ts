import type { Agreement, Treaty } from './dealings.ts';
import { STATE_WORDS } from './relation.ts';

const treatyWords = (treaty: Treaty, article = 'a'): string =>
  `${article} ${STATE_WORDS[treaty]} treaty`;

/** What two empires can agree on, inside a sentence. */
export const AGREEMENT_WORDS: { readonly [A in Agreement]: string } = {
  'non-aggression': treatyWords('non-aggression'),
  trade: treatyWords('trade'),
  military: treatyWords('military'),
  'mutual-defense': treatyWords('mutual-defense'),
  alliance: treatyWords('alliance', 'an'),
  partnership: treatyWords('partnership'),
  unification: treatyWords('unification'),
  armistice: 'an armistice',
  pact: 'a pact of co-belligerents',
};
