import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { ServiceEvent } from '#model/events/service-events';
import type { UnitStatus } from '#model/forces/unit';
import { credit } from './credit.ts';
import { type Handlers, changesNothing } from './handler.ts';
import { removeUnit } from './remove-unit.ts';
import type { Writer } from './writer.ts';

function setStatus(write: Writer, id: UnitId, status: UnitStatus): void {
  write.put('units', id, { ...rowOf(write.read().units, id), status });
}

export const applyService: Handlers<ServiceEvent> = {
  // The projects of those who are helped say it.
  DepotsLent: changesNothing,
  UnitRestored: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, condition: 'sound' });
    write.remove('projects', event.project);
  },
  UnitCameUnconverted: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, unconverted: true });
  },
  UnitConverted: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, condition: 'sound', unconverted: false });
    write.remove('projects', event.project);
  },
  UnitRefitted: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, design: event.to, unconverted: false });
    write.remove('projects', event.project);
  },
  StatusChanged: (event, write) => {
    for (const id of [event.unit, ...event.aboard]) setStatus(write, id, event.to);
    write.remove('projects', event.project);
  },
  LaneImproved: (event, write) => {
    const lane = rowOf(write.read().lanes, event.lane);
    write.put('lanes', event.lane, { ...lane, class: event.class });
    write.remove('projects', event.project);
  },
  BaseUpgraded: (event, write) => {
    const unit = rowOf(write.read().units, event.unit);
    write.put('units', event.unit, { ...unit, design: event.to });
    write.remove('projects', event.project);
  },
  UnitProjectFailed: (event, write) => {
    write.remove('projects', event.project);
  },
  AttritionRegained: ({ unit: id, lost: damage }, write) => {
    write.put('units', id, { ...rowOf(write.read().units, id), damage });
  },
  UnitScrapped: (event, write) => {
    removeUnit(write, event.unit);
    credit(write, event.empire, event.value);
  },
};
