import { PLAIN_TERMS, type Scenario } from './scenario.ts';

const ATTACKERS_SURPRISE = 2;

/**
 * A battle at the defenses: the attacker picks the time, and it takes longer. The defender's task force
 * may be as large as the system's Productivity, bases go in first and may lead, minefields and the
 * system's own flights join.
 * @rule ENC-3
 * @rule CSC-1
 */
export const defensive: Scenario = {
  length: 2,
  termsOf: (side, { ground }) =>
    side === 'attacker'
      ? { ...PLAIN_TERMS, surprise: ATTACKERS_SURPRISE, ignoresBelowNormal: true }
      : {
          ...PLAIN_TERMS,
          leastRating: ground?.holder === 'defender' ? ground.productivity : 0,
          systemFlights: ground?.holder === 'defender' ? ground.utilized : 0,
          hasMinefields: true,
          mayBaseLead: true,
          first: 'bases',
        },
};
