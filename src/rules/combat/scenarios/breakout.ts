import { PLAIN_TERMS, type Scenario } from './scenario.ts';

const SURPRISE = 2;

/** A battle of those who are shut in against a part of the blockade, which is ready for it; it is short. @rule ENC-3 */
export const breakout: Scenario = {
  length: -2,
  termsOf: (side) =>
    side === 'attacker'
      ? PLAIN_TERMS
      : { ...PLAIN_TERMS, surprise: SURPRISE, ignoresBelowNormal: true },
};
