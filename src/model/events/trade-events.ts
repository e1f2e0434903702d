import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fact } from './fact.ts';

/** MOV-6: convoys work a trade route where they are, until they are ordered away. */
export type TradeSet = Fact<
  'TradeSet',
  { empire: EmpireId; system: SystemId; units: readonly UnitId[] }
>;
/** MOV-6: convoys trade no more. */
export type TradeEnded = Fact<
  'TradeEnded',
  { empire: EmpireId; units: readonly UnitId[]; because: 'ordered' | 'moved' }
>;

/** Why a convoy's route brings nothing now; it resumes by itself. */
export const ROUTE_BARS = [
  'convoy-unfit',
  'not-controlled',
  'no-depot',
  'no-way',
  'enemy-fleet',
  'closed-border',
] as const;
export type RouteBar = (typeof ROUTE_BARS)[number];
/** MOV-6: a trade route is interrupted; `at`, `by`: the place and the empire, if the owner of the route sees them. */
export type RouteInterrupted = Fact<
  'RouteInterrupted',
  {
    empire: EmpireId;
    system: SystemId;
    because: RouteBar;
    at: SystemId | null;
    by: EmpireId | null;
  }
>;

export type TradeEvent = TradeSet | TradeEnded | RouteInterrupted;
