import type { SetupRecord, SetupSeat } from '#app/ports/setup-record';
import type { Setup } from '#app/setup/setup';

/** The seats of a setup after it got more or fewer players. Somebody who has a seat keeps it as long as the player exists. */
export function freeSeats(
  { id }: Pick<SetupRecord, 'id'>,
  { seats }: Pick<Setup, 'seats'>,
  known: readonly SetupSeat[],
): readonly SetupSeat[] {
  return seats.map((_seat, index) => {
    const player = index + 1;
    const before = known.find((one) => one.player === player);
    return before ?? { setup: id, player, account: null, token: null };
  });
}
