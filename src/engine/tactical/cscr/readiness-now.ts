import { readinessInRound } from '#rules/combat/readiness-in-round';
import type { Camp, Fight } from './battlefield.ts';

/** What a side's readiness is worth in the round that is fought. @rule CSC-3 */
export const readinessNow = ({ input, round }: Fight, camp: Camp): number =>
  readinessInRound(camp.readiness, round, input.rules.readinessDecay);
