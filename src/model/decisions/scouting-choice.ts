import type { BattleId, TagId, UnitId } from '#model/campaign/ids';
import type { Asked } from './asked.ts';
import type { EnemyPiece, OpposingGroup, OwnPiece } from './pieces.ts';

/** CSC-5, ENC-2: the Intel that is spent on initiative before an encounter begins, through Scouts. */
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

/** A number of units of an enemy group, as it was seen before the battle. */
type SeenUnits = Pick<OpposingGroup, 'design' | 'condition' | 'count'>;

/** CSC-5: the purposes for which Intel is spent before a battle, through Scouts, when the task forces have formed. */
export type ScoutingChoice = Asked<
  'scouting',
  {
    battle: BattleId;
    /** Who could scout. */
    own: readonly OwnPiece[];
    /** What there is of Intel, and how much of it can be spent. */
    intel: number;
    points: number;
    /** The part of it that can be spent from the reinforcements, on the length and on keeping units out: the flagship stays where it is. */
    fromBehind: number;
    /** The own task force without its flagship: the units that may be kept out; left out if there are none. */
    ownForce?: readonly OwnPiece[];
    /** The same for the enemy, as it shows: units that may be kept out, or held in the task force against their side's will. */
    enemy?: readonly EnemyPiece[];
    /** The enemy's reinforcements as far as they were seen: the units that may be drawn in; left out if there are none. */
    waiting?: readonly OpposingGroup[];
  },
  Readonly<{
    kind: 'scouting';
    surprise: number;
    /** Below 0 makes the battle shorter. */
    length: number;
    /** Enemies, and own units, that are kept out of the battle. */
    exclude?: readonly TagId[];
    excludeOwn?: readonly UnitId[];
    /** Enemies to have in the enemy's task force: units that are in it, and units that it holds back. */
    include?: readonly TagId[];
    draw?: readonly SeenUnits[];
  }>
>;
