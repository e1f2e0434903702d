import type { RollId } from '#kernel/dice/dice';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { OrderKind } from '#model/orders/order';
import type { Renamed } from '#model/orders/rename';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { OrderFailure } from './causes.ts';
import type { Fact } from './fact.ts';

/** A phase is over; `next` runs next (TURN-2). The last event of every phase. */
export type PhaseEnded = Fact<'PhaseEnded', { phase: PhaseId; next: PhaseId; turn: number }>;

export type OrderFailed = Fact<
  'OrderFailed',
  { empire: EmpireId; index: number; kind: OrderKind; because: OrderFailure; about: string }
>;
/** TURN-4: from now on the fleet, or the whole empire, follows this; empty: it, or each fleet of the empire, has none of its own any more. */
export type StandingOrdersSet = Fact<
  'StandingOrdersSet',
  { empire: EmpireId; fleet: FleetId | null; standing: Partial<StandingOrders> }
>;

/** The matters in which empires can be equal without a rule that puts one of them first. */
export const TIES = ['command', 'landing', 'depots', 'conquest', 'coup'] as const;
/** Dice put empires in an order that no rule gives; `rolls` of an empire: its own. */
export type TieRolled = Fact<
  'TieRolled',
  {
    over: (typeof TIES)[number];
    place: BattlePlace;
    order: readonly Readonly<{ empire: EmpireId; rolls: readonly RollId[] }>[];
  }
>;

/** MOV-9: a unit, fleet or colony has another name from here on. */
export type RenamedEvent = Fact<
  'Renamed',
  { empire: EmpireId; of: Renamed; from: string; to: string }
>;

export type TurnEvent = PhaseEnded | OrderFailed | StandingOrdersSet | TieRolled | RenamedEvent;
