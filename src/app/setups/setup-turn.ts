import type { Setup } from '#app/setup/setup';
import { playersToDecide } from '#app/setup/whose-turn';
import type { SetupSitting } from './setup-sitting.ts';

/** What a setup waits for. */
export type SetupTurn = Readonly<{
  /** The numbers of the players who decide now. */
  deciding: readonly number[];
  /** Nobody but the moderator can go on. */
  waitsForModerator: boolean;
  /** The reader is one of those that the setup waits for. */
  isTurn: boolean;
}>;

/** What a setup waits for, and whether it is the turn of somebody in it. */
export function turnOf(
  setup: Setup,
  { player, isModerator, record }: Pick<SetupSitting, 'player' | 'isModerator' | 'record'>,
): SetupTurn {
  if (record.endedAt !== null) return { deciding: [], waitsForModerator: false, isTurn: false };
  const deciding = playersToDecide(setup).filter((one) => setup.seats[one - 1]?.absent !== true);
  const waitsForModerator = deciding.length === 0;
  const isTurn = waitsForModerator ? isModerator : player !== null && deciding.includes(player);
  return { deciding, waitsForModerator, isTurn };
}
