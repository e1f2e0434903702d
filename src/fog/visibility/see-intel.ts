import { seenReportFacts } from '#fog/views/seen-intel-report';
import type { EventOf } from '#model/events/campaign-event';
import type { MissionOutcome } from '#model/events/causes';
import type { IntelEvent } from '#model/events/intel-events';
import { asOwner } from './as-owner.ts';
import { named } from './named.ts';
import { partOf } from './part-of.ts';
import { seenRolls } from './seen-rolls.ts';
import { type SeeRow, type SeeRows, seenByNobody } from './see-row.ts';

function seenOutcome(outcome: MissionOutcome): MissionOutcome {
  switch (outcome.kind) {
    case 'nothing':
    case 'done':
      return { kind: outcome.kind };
    case 'destroyed':
      return { kind: 'destroyed', design: outcome.design };
    case 'lasting':
      return { kind: 'lasting', die: outcome.die, lost: outcome.lost };
  }
}

/** To the owner of the target: who seems to have done it, true or not. @rule INT-9 */
const discovered: SeeRow<EventOf<'MissionDiscovered'>> = (event, viewer, context) => {
  if (partOf(event, viewer) !== 'owner' || event.empire !== viewer) return [];
  const { cite, mission, at, success } = event;
  const culprit = named(event.culprit, viewer, context);
  const rolls = seenRolls(event.rolls, context);
  return [{ type: 'MissionDiscovered', cite, rolls, culprit, mission, at, success }];
};

/** @rule FOG-1 @rule FOG-10 @rule INT-9 */
export const seeIntel: SeeRows<IntelEvent> = {
  IntelCommitted: asOwner(({ cite, system, points }, rolls) => ({
    type: 'IntelCommitted',
    ...{ cite, rolls, system, points },
  })),
  MissionRun: asOwner((event, rolls) => ({
    type: 'MissionRun',
    cite: event.cite,
    rolls,
    mission: event.mission,
    at: event.at,
    from: event.from,
    design: event.design,
    success: event.success,
    discovered: event.discovered,
    framed: event.framed,
    outcome: seenOutcome(event.outcome),
  })),
  MissionDiscovered: discovered,
  IntelReported: (event, viewer, context) => {
    if (partOf(event, viewer) !== 'owner' || event.viewer !== viewer) return [];
    const facts = seenReportFacts(event.facts, (empire) => named(empire, viewer, context));
    const { cite, system } = event;
    return [{ type: 'IntelReported', cite, rolls: seenRolls(event.rolls, context), system, facts }];
  },
  SchematicsStolen: asOwner(({ cite, system, design }, rolls) => ({
    type: 'SchematicsStolen',
    ...{ cite, rolls, system, design },
  })),
  RebelsEnlisted: asOwner(({ cite, system, units }, rolls) => ({
    type: 'RebelsEnlisted',
    ...{ cite, rolls, system, units: [...units] },
  })),
  MissionDrawn: seenByNobody,
  ResearchLost: asOwner(({ cite, system, points, pool }, rolls) => ({
    type: 'ResearchLost',
    ...{ cite, rolls, system, points, pool },
  })),
  IntelHalved: asOwner(({ cite, system, turn }, rolls) => ({
    type: 'IntelHalved',
    ...{ cite, rolls, system, turn },
  })),
  // Raiders are seen when they come.
  RaidInvited: seenByNobody,
  CasusBelliMade: asOwner(({ cite, against, system, percent }, rolls) => ({
    type: 'CasusBelliMade',
    ...{ cite, rolls, against, system, percent },
  })),
};
