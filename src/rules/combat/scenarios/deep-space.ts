import { PLAIN_TERMS, type Scenario } from './scenario.ts';

/** A battle away from everything: nothing is added for anybody. @rule ENC-3 */
export const deepSpace: Scenario = {
  length: 0,
  termsOf: () => PLAIN_TERMS,
};
