import type { SetupAct, SetupStep } from '#content/setups/setup-act';
import type { SetupFile } from '#content/setups/setup-schema';

/** A player's place in a setup. */
export type SetupSeat = Readonly<{
  /** Decisions are made for an absent player, for as long as they are absent. */
  absent: boolean;
  /** The player has said who their empire is. What they left open is chosen for them when the step ends. */
  introduced?: true;
  /** The player is done with their first units. */
  ready: boolean;
  /** How often names of the player’s systems have changed, so that an older page is known by it. */
  named: number;
  /** What was chosen for the player when it was their turn. */
  automatic: readonly ('homeworld' | 'colonies')[];
}>;

/** A setup that is under way: what is decided, and how far it is. What is left out of the file is still open. */
export type Setup = Readonly<{
  file: SetupFile;
  step: SetupStep;
  /** In player order. */
  seats: readonly SetupSeat[];
}>;

/** Who acts: the moderator, or a player by their number, from 1. */
export type SetupBy = Readonly<{ kind: 'moderator' } | { kind: 'player'; player: number }>;

/** The acts of a kind. */
export type ActOf<K extends SetupAct['kind']> = Extract<SetupAct, { kind: K }>;

/** The seat of a player who has decided nothing. */
export const NEW_SEAT: SetupSeat = { absent: false, ready: false, named: 0, automatic: [] };
