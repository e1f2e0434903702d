import { seenLedger } from '#fog/views/seen-parts';
import type { SeenSubject } from '#fog/views/seen-realm';
import type { Project } from '#model/campaign/project';
import type { ColonyEvent } from '#model/events/colony-events';
import { asOwner } from './as-owner.ts';
import { partOf } from './part-of.ts';
import { type SeeRows, seenByNobody } from './see-row.ts';

function seenSubject(project: Project): SeenSubject {
  const { subject } = project;
  if (subject.kind === 'system') return { kind: 'system', system: subject.system };
  if (project.kind !== 'lane') return { kind: 'unit', unit: subject.unit };
  const { lane, unit } = project.subject;
  return { kind: 'lane', lane, unit };
}

/** @rule FOG-1 @rule FOG-10 */
export const seeColony: SeeRows<ColonyEvent> = {
  ProjectBegun: asOwner(({ cite, project }, rolls) => ({
    type: 'ProjectBegun',
    cite,
    rolls,
    kind: project.kind,
    subject: seenSubject(project),
    paid: project.paid,
    ready: project.ready,
  })),
  ProjectCancelled: asOwner(({ cite, project, refund }, rolls) => ({
    type: 'ProjectCancelled',
    cite,
    rolls,
    kind: project.kind,
    subject: seenSubject(project),
    refund,
  })),
  ProjectRefunded: asOwner(({ cite, subject, refund }, rolls) => ({
    type: 'ProjectRefunded',
    cite,
    rolls,
    subject:
      subject.kind === 'unit'
        ? { kind: 'unit', unit: subject.unit }
        : { kind: 'system', system: subject.system },
    refund,
  })),
  ProductivitySold: asOwner(({ cite, system, gain, productivity }, rolls) => ({
    type: 'ProductivitySold',
    cite,
    rolls,
    system,
    gain,
    productivity,
  })),
  ColonyFounded: asOwner(({ cite, system, convoy, design, name, settlement }, rolls) => ({
    type: 'ColonyFounded',
    cite,
    rolls,
    system,
    convoy,
    design,
    name,
    settlement,
  })),
  // An empire that tried learns that its order failed.
  ColonyContested: seenByNobody,
  // To who landed it and to the host: a colony’s values are no secret between the two (FOG-2).
  CensusLanded: (event, viewer) => {
    const part = partOf(event, viewer);
    if (part !== 'owner' && part !== 'participant') return [];
    const { cite, system, census, morale } = event;
    return [{ type: 'CensusLanded', cite, rolls: [], system, census, morale }];
  },
  ProductivityRaised: asOwner(({ cite, system, productivity }, rolls) => ({
    type: 'ProductivityRaised',
    cite,
    rolls,
    system,
    productivity,
  })),
  IntelRaised: asOwner(({ cite, system, intel }, rolls) => ({
    type: 'IntelRaised',
    cite,
    rolls,
    system,
    intel,
  })),
  SystemTerraformed: asOwner(({ cite, system, trait, gains }, rolls) => ({
    type: 'SystemTerraformed',
    cite,
    rolls,
    system,
    trait,
    gains: seenLedger(gains),
  })),
  ColonySpecialised: asOwner(({ cite, system, to }, rolls) => ({
    type: 'ColonySpecialised',
    cite,
    rolls,
    system,
    to,
  })),
  ImprovementFailed: asOwner(({ cite, kind, system, paid, because }, rolls) => ({
    type: 'ImprovementFailed',
    cite,
    rolls,
    kind,
    system,
    paid,
    because,
  })),
  GrowthChecked: asOwner(({ cite, system, ledger, target, grown, missed }, rolls) => ({
    type: 'GrowthChecked',
    cite,
    rolls,
    system,
    ledger: seenLedger(ledger),
    target,
    grown,
    missed,
  })),
  CensusGrown: asOwner(({ cite, system, from, census }, rolls) => ({
    type: 'CensusGrown',
    cite,
    rolls,
    system,
    from,
    census,
  })),
  GrowthLost: asOwner(({ cite, system }, rolls) => ({ type: 'GrowthLost', cite, rolls, system })),
};
