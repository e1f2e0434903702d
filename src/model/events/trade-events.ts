import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { RouteBar } from './causes.ts';
import type { Fact } from './fact.ts';

/** MOV-6: convoys work a trade route where they are, until they are ordered away. */
export type TradeSet = Fact<
  'TradeSet',
  { empire: EmpireId; system: SystemId; units: readonly UnitId[] }
>;
/** MOV-6: convoys trade no more. */
export type TradeEnded = Fact<
  'TradeEnded',
  {
    empire: EmpireId;
    units: readonly UnitId[];
    because: 'ordered' | 'moved' | 'conquered' | 'sent-away';
  }
>;

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
