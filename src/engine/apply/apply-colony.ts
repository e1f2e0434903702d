import { rowOf } from '#kernel/collections/row-of';
import type { SystemId } from '#model/campaign/ids';
import { refundIdOf } from '#model/campaign/effect';
import { DEVASTATED, type StarSystem } from '#model/campaign/system';
import type { ColonyEvent } from '#model/events/colony-events';
import { credit } from './credit.ts';
import { changesNothing, type Handlers } from './handler.ts';
import { noteOwner } from './note-owner.ts';
import type { Writer } from './writer.ts';

function change(write: Writer, id: SystemId, part: Partial<StarSystem>): void {
  write.put('systems', id, { ...rowOf(write.read().systems, id), ...part });
}

export const applyColony: Handlers<ColonyEvent> = {
  ProjectBegun: (event, write) => {
    const empire = rowOf(write.read().empires, event.empire);
    const { project } = event;
    write.put('empires', empire.id, { ...empire, treasury: empire.treasury - project.paid });
    write.put('projects', project.id, project);
  },
  ProjectCancelled: ({ empire: owner, project, refund: amount, turn }, write) => {
    const { subject } = project;
    const id = refundIdOf(project.id);
    const about =
      subject.kind === 'unit' ? ({ kind: 'unit', unit: subject.unit } as const) : subject;
    const times = { begins: turn, ends: turn };
    write.remove('projects', project.id);
    write.put('effects', id, { id, kind: 'refund', owner, subject: about, amount, ...times });
  },
  ProjectRefunded: ({ empire, effect, refund }, write) => {
    write.remove('effects', effect);
    credit(write, empire, refund);
  },
  ProductivitySold: (event, write) => {
    const empire = rowOf(write.read().empires, event.empire);
    write.put('empires', empire.id, { ...empire, treasury: empire.treasury + event.gain });
    change(write, event.system, { productivity: event.productivity });
  },
  ColonyFounded: (event, write) => {
    const { system, census, morale, productivity } = event;
    for (const id of event.cargo) {
      const unit = rowOf(write.read().units, id);
      write.put('units', id, { ...unit, place: { kind: 'system', system } });
    }
    write.remove('units', event.convoy);
    noteOwner(write, system, event.empire);
    change(write, system, { owner: event.empire, census, morale, productivity, missedGrowth: 0 });
  },
  ColonyContested: changesNothing,
  CensusLanded: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, census: unit.census - 1 });
    change(write, event.system, { census: event.census, morale: event.morale });
  },
  ProductivityRaised: (event, write) => {
    write.remove('projects', event.project);
    change(write, event.system, { productivity: event.productivity });
  },
  IntelRaised: (event, write) => {
    write.remove('projects', event.project);
    change(write, event.system, { intel: event.intel });
  },
  SystemTerraformed: (event, write) => {
    const { traits } = rowOf(write.read().systems, event.system);
    write.remove('projects', event.project);
    const changed =
      event.trait === null
        ? traits.filter((trait) => trait !== DEVASTATED)
        : [...traits, event.trait];
    change(write, event.system, { ...event.values, traits: changed });
  },
  ColonySpecialised: ({ system, to, turn }, write) => {
    change(write, system, { specialisation: { kind: to, since: turn } });
  },
  ImprovementFailed: (event, write) => {
    write.remove('projects', event.project);
  },
  GrowthChecked: (event, write) => {
    change(write, event.system, { missedGrowth: event.missed });
  },
  CensusGrown: (event, write) => {
    change(write, event.system, { census: event.census, morale: event.morale });
  },
  GrowthLost: changesNothing,
};
