import type { UnitCondition, UnitKind, UnitStatus } from '#model/forces/unit';
import type { IntelMission } from '#model/orders/run-mission';
import type { DesignId, EmpireId, SystemId } from './ids.ts';
import type { DiplomaticState } from './relation.ts';

/** Several units of one class. */
export type ClassCount = Readonly<{ design: DesignId; count: number }>;
/** A convoy as spies describe it: a Q-Ship looks like one. The owner is null for a power that the reader never met. */
export type ReportedConvoy = Readonly<{
  owner: EmpireId | null;
  trading: boolean;
  census: number;
  cargo: readonly ClassCount[];
}>;
/** Equal units of one owner. */
export type ReportedUnits = Readonly<{
  owner: EmpireId | null;
  design: DesignId;
  kind: UnitKind;
  condition: UnitCondition;
  status: UnitStatus;
  count: number;
}>;
/** Landed ground units of one owner and class. */
export type ReportedTroops = ClassCount & Readonly<{ owner: EmpireId | null }>;

/** INT-5: what a mission reports. Values of a colony are knowledge of the system itself (FOG-2). */
export type IntelReportFacts =
  | Readonly<{ kind: 'convoy'; convoys: readonly ReportedConvoy[] }>
  | Readonly<{ kind: 'fleet'; units: readonly ReportedUnits[] }>
  | Readonly<{ kind: 'troop'; troops: readonly ReportedTroops[]; rebels: number }>
  | Readonly<{
      kind: 'intel';
      intel: number;
      /** What the system was used for in that turn; null: for no mission. */
      mission: Readonly<{ mission: IntelMission; at: SystemId }> | null;
    }>
  | Readonly<{
      kind: 'tech';
      empire: EmpireId;
      era: number;
      unlocked: readonly DesignId[];
      pool: number;
    }>
  | Readonly<{
      kind: 'treaty';
      between: readonly (EmpireId | null)[];
      state: DiplomaticState;
    }>;
export type IntelReportKind = IntelReportFacts['kind'];

/** A report of what was so in a turn (INT-4): it is never refreshed. */
export type IntelReport = Readonly<{ turn: number; facts: IntelReportFacts }>;

/** The reports that an empire keeps of a system after a new one: the newest of each kind, and what it learned of every treaty. */
export function reportsWith(
  before: readonly IntelReport[],
  report: IntelReport,
): readonly IntelReport[] {
  const { facts } = report;
  const isReplaced = (one: IntelReport): boolean =>
    one.facts.kind === 'treaty' && facts.kind === 'treaty'
      ? one.facts.between.join() === facts.between.join()
      : one.facts.kind === facts.kind;
  return [...before.filter((one) => !isReplaced(one)), report];
}
