import type { StandingOrders } from '#model/forces/standing-orders';
import type { OpenFind } from './open-find.ts';
import type { DesignId, EmpireId, ForceListId, SystemId } from './ids.ts';

/** A side of the campaign, played by one player. */
export type Empire = Readonly<{
  id: EmpireId;
  name: string;
  homeworld: SystemId;
  forceList: ForceListId;
  /** The Economic points in the Treasury; negative only by a shortfall that nothing could cover (ECO-5). */
  treasury: number;
  /** What others gave it, to be counted at its next opening (DIP-13). */
  gifts: number;
  era: number;
  /** Tech investment saved for the yearly check (TECH-2). */
  techPool: number;
  /** Advances that no class is left for, until there is one (TECH-4). */
  advancesInHand: number;
  /** Years that advances have added to its tech year (OPT-20). */
  techYears: number;
  /** What advances without a class have added to the chance of the next one, in percent (OPT-20). */
  unlockChance: number;
  /** The turn when it won the campaign, alone or with others (VIC-1). */
  wonIn: number | null;
  unlocked: readonly DesignId[];
  /** Classes whose schematics others gave it: it may build them when they are of its era (TECH-5). */
  schematics: readonly DesignId[];
  /** What it found and has yet to choose units of (MAP-8). */
  finds: readonly OpenFind[];
  /** What holds for every fleet that has no standing order of its own (ENC-5). */
  standing: StandingOrders;
}>;
