import { ACT, noLook, OF_NOBODY } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { askOdds } from '#app/usecases/odds/ask-odds';
import { askOddsOfFile } from '#app/usecases/odds/ask-odds-of-file';
import { askSiegeOdds } from '#app/usecases/odds/ask-siege-odds';
import { readOdds } from '#app/usecases/odds/read-odds';
import { stopOdds } from '#app/usecases/odds/stop-odds';

/** The part of the table of use cases that is about what-if battles and sieges. */
export const ODDS_USE_CASES = {
  askOdds: fromSeat(askOdds, ACT),
  askOddsOfFile: fromSeat(askOddsOfFile, OF_NOBODY),
  askSiegeOdds: fromSeat(
    askSiegeOdds,
    noLook('It fights what was entered. The look at the real forces on its page is logged.'),
  ),
  readOdds: fromSeat(
    readOdds,
    noLook('It shows the odds of battles between real forces. The look at those forces is logged.'),
  ),
  stopOdds: fromSeat(stopOdds, ACT),
} as const;
