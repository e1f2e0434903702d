import type { EmpireId } from '#model/campaign/ids';
import type { MachinePlayer } from '#model/campaign/machine-player';
import type { Order } from '#model/orders/order';
import type { CampaignId, Signature } from './campaign-record.ts';

/**
 * What happens with the orders of an absent player: standing orders only, a machine until the player is back, or a
 * machine for good.
 */
export const STAND_IN_KINDS = ['hold', 'machine', 'machine-for-good'] as const;
export type StandInKind = (typeof STAND_IN_KINDS)[number];

/** What the moderator chose for an empire whose player is absent. */
export type StandIn = MachinePlayer &
  Readonly<{
    empire: EmpireId;
    kind: StandInKind;
    /** The turn in which it was chosen. */
    turn: number;
    at: string;
    by: Signature;
  }>;

/** The orders that a machine wrote for an empire in one turn, each with its reason. */
export type MachineTurn = MachinePlayer &
  Readonly<{
    turn: number;
    empire: EmpireId;
    /** The edition of the report that it wrote them from. */
    edition: number;
    noted: readonly Readonly<{ order: Order; why: string }>[];
    at: string;
  }>;

/** The reads of stand-ins and of what machines ordered. */
export type StandInReads = Readonly<{
  /** By empire. */
  standIns: (campaign: CampaignId) => Promise<readonly StandIn[]>;
  /** By turn and empire. */
  machineTurns: (campaign: CampaignId) => Promise<readonly MachineTurn[]>;
}>;
