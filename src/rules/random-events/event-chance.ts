import type { RuleSet } from '#model/settings/rule-set';

const EACH_TURN = 5;
const SURE = 100;

/**
 * The chance in percent that a random event is drawn at the end of a turn; `last`: the turn of the last one, 0 if there was none.
 * @rule OPT-13
 * @ruling By the rising chance, the first turn after an event has 5 %, the next 10 %, and so on. Only an event that was drawn begins the count
 *   again, not one that the moderator chose.
 */
export function eventChance(
  { randomEvents }: Pick<RuleSet, 'randomEvents'>,
  { turn, last }: Readonly<{ turn: number; last: number }>,
): number {
  switch (randomEvents) {
    case 'off':
      return 0;
    case 'steady':
      return EACH_TURN;
    case 'rising':
      return Math.min(SURE, EACH_TURN * (turn - last));
  }
}
