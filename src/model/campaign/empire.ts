import type { StandingOrders } from '#model/forces/standing-orders';
import type { NonAligned } from './non-aligned.ts';
import type { OpenFind } from './open-find.ts';
import type { DesignId, EmpireId, ForceListId, SystemId } from './ids.ts';

/** A side of the campaign, played by one player, or a non-aligned world. */
export type Empire = Readonly<{
  id: EmpireId;
  name: string;
  homeworld: SystemId;
  forceList: ForceListId;
  /** The Economic points in the Treasury; negative only by a shortfall that nothing could cover (ECO-5). */
  treasury: number;
  /** The EP that others gave it, to be counted at its next opening (DIP-13). */
  gifts: number;
  era: number;
  /** Tech investment saved for the yearly check (TECH-2). */
  techPool: number;
  /** Advances that no class is left for, until there is one (TECH-4). */
  advancesInHand: number;
  /** Years that advances have added to its tech year (OPT-20). */
  techYears: number;
  /** The chance that advances without a class have added for the next one, in percent (OPT-20). */
  unlockChance: number;
  /** The turn when it won the campaign, alone or with others (VIC-1). */
  wonIn: number | null;
  /** The turn in which it lost everything and left the game (FOG-8); left out: it has not. */
  fellIn?: number;
  /** The turn of its last surprise attack (DIP-12); left out: it made none. */
  surpriseAttack?: number;
  /** What kind of non-aligned world it is (DIP-14); left out: it is none. */
  nonAligned?: NonAligned;
  unlocked: readonly DesignId[];
  /** Classes whose schematics others gave it: it may build them when they are of its era (TECH-5). */
  schematics: readonly DesignId[];
  /** The finds from which it has still to choose units (MAP-8). */
  finds: readonly OpenFind[];
  /** The standing orders of every fleet that has none of its own (ENC-5). */
  standing: StandingOrders;
}>;
