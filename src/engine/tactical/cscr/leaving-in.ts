import type { Camp, Piece } from './battlefield.ts';

const NOBODY: readonly Piece[] = [];

/** The units of a side that try to get away in this round, each by itself or with another. @rule CSC-12 */
export const leavingIn = ({ retreats }: Camp): readonly Piece[] =>
  retreats.length === 0 ? NOBODY : retreats.flatMap(({ leader, along }) => [leader, ...along]);
