import type { BattleId } from '#model/campaign/ids';
import type { Asked } from './asked.ts';
import type { OwnPiece } from './pieces.ts';

/** CSC-5, ENC-2: how much Intel is spent on initiative before an encounter begins, through Scouts. */
export type InitiativeChoice = Asked<
  'initiative',
  {
    /** Who could scout. */
    own: readonly OwnPiece[];
    /** What there is of Intel, and how much of it can be spent. */
    intel: number;
    points: number;
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'initiative'; intel: number }>
>;

/** CSC-5: what Intel is spent on before a battle, through Scouts, when the task forces have formed. */
export type ScoutingChoice = Asked<
  'scouting',
  {
    battle: BattleId;
    /** Who could scout. */
    own: readonly OwnPiece[];
    /** What there is of Intel, and how much of it can be spent. */
    intel: number;
    points: number;
    /** How much of that on the length: the flagship stays where it is. */
    forLength: number;
  },
  /** Length below 0 makes the battle shorter. */
  Readonly<{ kind: 'scouting'; surprise: number; length: number }>
>;
