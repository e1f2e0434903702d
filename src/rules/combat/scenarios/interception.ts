import { PLAIN_TERMS, type Scenario } from './scenario.ts';

const SURPRISE = 2;

/**
 * A battle on the way in, of parts of both sides: both are ready for it, and command half.
 * @rule ENC-3
 */
export const interception: Scenario = {
  length: 0,
  termsOf: () => ({ ...PLAIN_TERMS, surprise: SURPRISE, halvesRating: true }),
};
