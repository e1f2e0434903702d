import type { Setup } from '#app/setup/setup';
import { settingsOfSetup } from '#app/setup/setup-settings';
import type { SetupSitting } from './setup-sitting.ts';

type Reader = Pick<SetupSitting, 'isModerator' | 'player'>;

/**
 * Whether somebody sees the units of all empires before the first turn. @rule FOG-1
 * @ruling A moderator who plays in the campaign sees of the map and the units in its setup only what the other players see.
 */
export const seesUnits = ({ isModerator, player }: Reader): boolean =>
  isModerator && player === null;

/** Whether somebody sees the whole map before the first turn: a moderator who doesn't play, or one whose map is open to all. */
export function seesMap({ file }: Setup, reader: Reader): boolean {
  if (seesUnits(reader)) return true;
  const { map } = settingsOfSetup(file);
  return reader.isModerator && map !== null && map.openMap === 'on' && map.map !== 'explore';
}

type Done = Readonly<{ secretOf: number | null }>;

/** Whether somebody reads that something was done. How often somebody changes their units is theirs alone. @rule FOG-1 */
export const seesDone = ({ secretOf }: Done, reader: Reader): boolean =>
  seesUnits(reader) || secretOf === null || secretOf === reader.player;
