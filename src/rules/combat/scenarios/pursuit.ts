import { PLAIN_TERMS, type Scenario } from './scenario.ts';

const SURPRISE = 2;

/**
 * A battle with one who is leaving: short, the pursuer commands half, and the defender, crippled ships
 * first, is the readier of the two, or the attacker where that is agreed.
 * @rule ENC-3
 */
export const pursuit: Scenario = {
  length: -4,
  termsOf: (side, { rules }) => {
    const isReadier = side === rules.pursuitSurprise;
    return {
      ...PLAIN_TERMS,
      surprise: isReadier ? SURPRISE : 0,
      ignoresBelowNormal: isReadier,
      halvesRating: side === 'attacker',
      first: side === 'defender' ? 'crippled' : 'nobody',
    };
  },
};
