import type { StandingOrders } from '#model/forces/standing-orders';
import type { DesignId, EmpireId, ForceListId, SystemId } from './ids.ts';

/** A side of the campaign, played by one player. */
export type Empire = Readonly<{
  id: EmpireId;
  name: string;
  homeworld: SystemId;
  forceList: ForceListId;
  /** Economic points in hand; negative only by a shortfall nobody could cover (ECO-5). */
  treasury: number;
  era: number;
  unlocked: readonly DesignId[];
  /** What holds for every fleet that has no standing order of its own (ENC-5). */
  standing: StandingOrders;
}>;
