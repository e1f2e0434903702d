/** The name of an independent convoy's fleet: the turn and the number of the bid in that turn. @rule OPT-8 */
export const contractName = (turn: number, nth: number): string =>
  `Independent ${String(turn)}-${String(nth)}`;
