/** The fleet of an independent convoy: named by the turn, and by which bid of that turn, so that it is found again. @rule OPT-8 */
export const contractName = (turn: number, nth: number): string =>
  `Independent ${String(turn)}-${String(nth)}`;
