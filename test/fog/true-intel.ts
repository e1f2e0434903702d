import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { EventOf } from '#model/events/campaign-event';
import type { IntelEvent } from '#model/events/intel-events';
import { designId, systemId, unitId } from '#test/support/campaign';

type Head = Pick<IntelEvent, 'cite' | 'rolls' | 'witnesses'>;

/** One event of each type of what Intel does. */
export function intelEventsOf(
  head: Head,
  { actor, other }: Readonly<{ actor: EmpireId; other: EmpireId }>,
): { readonly [T in IntelEvent['type']]: EventOf<T> } {
  const [system, at, turn] = [systemId('H0202'), systemId('H0203'), 3];
  const own = { ...head, empire: actor, system };
  const mission = 'sabotage-population';
  return {
    IntelCommitted: { type: 'IntelCommitted', ...own, points: 9, turn },
    MissionRun: {
      type: 'MissionRun',
      ...head,
      empire: actor,
      ...{ mission, at, from: system, design: null, against: other, total: 14, framed: null },
      success: true,
      discovered: true,
      outcome: { kind: 'lasting', die: 4, lost: true },
    },
    MissionDiscovered: {
      type: 'MissionDiscovered',
      ...head,
      empire: actor,
      ...{ culprit: other, by: other, mission, at: system, success: true },
    },
    IntelReported: {
      type: 'IntelReported',
      ...head,
      viewer: actor,
      system: at,
      facts: {
        kind: 'troop',
        troops: [{ owner: other, design: designId('cruiser'), count: 2 }],
        rebels: 1,
      },
      turn,
    },
    SchematicsStolen: { type: 'SchematicsStolen', ...own, design: designId('cruiser'), turn },
    RebelsEnlisted: { type: 'RebelsEnlisted', ...own, units: [unitId('unit')], turn },
    MissionDrawn: { type: 'MissionDrawn', ...head, system, drawn: relationIdOf(actor, other) },
    ResearchLost: { type: 'ResearchLost', ...own, points: 15, pool: 4 },
    IntelHalved: { type: 'IntelHalved', ...own, turn },
    RaidInvited: { type: 'RaidInvited', ...own, turn },
    CasusBelliMade: { type: 'CasusBelliMade', ...own, against: other, percent: 35, turn },
  };
}
