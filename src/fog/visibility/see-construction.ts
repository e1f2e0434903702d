import type { ConstructionEvent } from '#model/events/construction-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** @rule FOG-1 @rule FOG-10 */
export const seeConstruction: SeeRows<ConstructionEvent> = {
  WorkBegun: asOwner(({ cite, work, design, name, system, source, ...price }, rolls) => ({
    type: 'WorkBegun',
    cite,
    rolls,
    work,
    design,
    name,
    system,
    source,
    ...(price.share === undefined ? {} : { share: price.share }),
    cost: price.cost,
    paid: price.paid,
    ready: price.ready,
  })),
  WorkFunded: asOwner(({ cite, work, paid, ready }, rolls) => ({
    type: 'WorkFunded',
    cite,
    rolls,
    work,
    paid,
    ready,
  })),
  WorkCancelled: asOwner(({ cite, work, design, name }, rolls) => ({
    type: 'WorkCancelled',
    cite,
    rolls,
    work,
    design,
    name,
  })),
  WorkRefunded: asOwner(({ cite, work, refund }, rolls) => ({
    type: 'WorkRefunded',
    cite,
    rolls,
    work,
    refund,
  })),
  WorkAdvanced: asOwner(({ cite, work, capacity, shared, built }, rolls) => ({
    type: 'WorkAdvanced',
    cite,
    rolls,
    work,
    capacity,
    ...(shared === undefined ? {} : { shared }),
    built,
  })),
  WorkLost: asOwner(({ cite, work, design, name, system, paid }, rolls) => ({
    type: 'WorkLost',
    cite,
    rolls,
    work,
    design,
    name,
    system,
    paid,
  })),
  UnitBuilt: asOwner(({ cite, work, unit, design, name, system }, rolls) => ({
    type: 'UnitBuilt',
    cite,
    rolls,
    work,
    unit,
    design,
    name,
    system,
  })),
};
