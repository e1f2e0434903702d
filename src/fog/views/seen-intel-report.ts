import type { EmpireId } from '#model/campaign/ids';
import type { ClassCount, IntelReport, IntelReportFacts } from '#model/campaign/intel-report';

type NameOf = (empire: EmpireId) => EmpireId | null;

const nameOr = (empire: EmpireId | null, name: NameOf): EmpireId | null =>
  empire === null ? null : name(empire);

const classCount = ({ design, count }: ClassCount): ClassCount => ({ design, count });

/** What a report tells its reader: powers that it never met stay unknown. @rule INT-5 @rule FOG-3 */
export function seenReportFacts(facts: IntelReportFacts, name: NameOf): IntelReportFacts {
  switch (facts.kind) {
    case 'convoy':
      return {
        kind: 'convoy',
        convoys: facts.convoys.map(({ owner, trading, census, cargo }) => ({
          ...{ owner: nameOr(owner, name), trading, census, cargo: cargo.map(classCount) },
        })),
      };
    case 'fleet':
      return {
        kind: 'fleet',
        units: facts.units.map(({ owner, design, kind, condition, status, count }) => ({
          ...{ owner: nameOr(owner, name), design, kind, condition, status, count },
        })),
      };
    case 'troop':
      return {
        kind: 'troop',
        troops: facts.troops.map((one) => ({ owner: nameOr(one.owner, name), ...classCount(one) })),
        rebels: facts.rebels,
      };
    case 'intel': {
      const { mission } = facts;
      const ran = mission === null ? null : { mission: mission.mission, at: mission.at };
      return { kind: 'intel', intel: facts.intel, mission: ran };
    }
    case 'tech': {
      const { empire, era, unlocked, pool } = facts;
      return { kind: 'tech', empire, era, unlocked: [...unlocked], pool };
    }
    case 'treaty':
      return {
        kind: 'treaty',
        between: facts.between.map((empire) => nameOr(empire, name)),
        state: facts.state,
      };
  }
}

export const seenReports = (
  reports: readonly IntelReport[],
  name: NameOf,
): readonly IntelReport[] =>
  reports.map(({ turn, facts }) => ({ turn, facts: seenReportFacts(facts, name) }));
