import type { StandingOrders } from '#fog/views/terms';
import { describeDoctrine } from './describe-doctrine.ts';
import { describeStanding } from './describe-standing.ts';
import type { Names } from './names.ts';

/** Standing orders in words, by the name of their doctrine first; empty: they say nothing. @rule TURN-4 */
export const standingText = (standing: Partial<StandingOrders>, names: Names): string =>
  [...describeDoctrine(standing), ...describeStanding(standing, names)].join('; ');
