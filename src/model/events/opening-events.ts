import type { Ledger } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fact } from './fact.ts';

/** TURN-1, TURN-2: a turn begins; `label` is its date, such as 3000.01. */
export type TurnOpened = Fact<'TurnOpened', { turn: number; label: string }>;
/** ECO-1: the Utilized Productivity of a system this turn, and its output. */
export type ProductivityUtilized = Fact<
  'ProductivityUtilized',
  { empire: EmpireId; system: SystemId; utilized: number; output: number; ledger: Ledger }
>;
/** OPT-10: the income that lanes off the map at a system bring each trade route, from now on. */
export type OffMapTradeRolled = Fact<'OffMapTradeRolled', { system: SystemId; value: number }>;
/** DIP-13: the gifts of others in the last turn come into an empire's Treasury. */
export type GiftsCounted = Fact<'GiftsCounted', { empire: EmpireId; points: number }>;
/** ECO-4: income is paid into the Treasury. Each ledger sums to its figure. */
export type IncomePaid = Fact<
  'IncomePaid',
  {
    empire: EmpireId;
    systemIncome: Ledger;
    commerce: Ledger;
    maintenance: Ledger;
    total: number;
    treasury: number;
  }
>;
/** ECO-5: a unit that nobody can pay this turn. */
export type UnitUnpaid = Fact<
  'UnitUnpaid',
  { empire: EmpireId; unit: UnitId; turn: number; spared: number }
>;

export type OpeningEvent =
  | TurnOpened
  | ProductivityUtilized
  | OffMapTradeRolled
  | GiftsCounted
  | IncomePaid
  | UnitUnpaid;
