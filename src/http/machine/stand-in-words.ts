import { machineTitle } from '#app/machine/machine-choices';
import type { StandIn } from '#app/ports/stand-in-record';
import { TEXTS } from './texts.ts';

/** Who plays in a player's place, for the moderator; empty: nobody. */
export function standInWords(
  standIn: Pick<StandIn, 'kind' | 'level' | 'personality'> | null,
): string {
  if (standIn === null) return '';
  switch (standIn.kind) {
    case 'hold':
      return TEXTS.holds;
    case 'machine':
      return TEXTS.playsUntilBack(machineTitle(standIn));
    case 'machine-for-good':
      return TEXTS.playsForGood(machineTitle(standIn));
  }
}

/** The same for the player. */
export function ownStandInWords(
  standIn: Pick<StandIn, 'kind' | 'level' | 'personality'> | null,
): string {
  if (standIn === null) return TEXTS.youPlay;
  switch (standIn.kind) {
    case 'hold':
      return TEXTS.standingOrdersAct;
    case 'machine':
      return TEXTS.machineWrites(machineTitle(standIn));
    case 'machine-for-good':
      return TEXTS.machineWritesForGood(machineTitle(standIn));
  }
}
