import type { ServiceEvent } from '#model/events/service-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** Others see of it what sight shows them. @rule FOG-1 */
export const seeService: SeeRows<ServiceEvent> = {
  UnitRestored: asOwner(({ cite, unit, design, system }, rolls) => ({
    type: 'UnitRestored',
    cite,
    rolls,
    unit,
    design,
    system,
  })),
  UnitRefitted: asOwner(({ cite, unit, name, from, to, system }, rolls) => ({
    type: 'UnitRefitted',
    cite,
    rolls,
    unit,
    name,
    from,
    to,
    system,
  })),
  StatusChanged: asOwner(({ cite, unit, design, aboard, from, to, system }, rolls) => ({
    type: 'StatusChanged',
    cite,
    rolls,
    unit,
    design,
    aboard,
    from,
    to,
    system,
  })),
  LaneImproved: asOwner(({ cite, unit, lane, class: laneClass }, rolls) => ({
    type: 'LaneImproved',
    cite,
    rolls,
    unit,
    lane,
    class: laneClass,
  })),
  BaseUpgraded: asOwner(({ cite, unit, design, to, system }, rolls) => ({
    type: 'BaseUpgraded',
    cite,
    rolls,
    unit,
    design,
    to,
    system,
  })),
  UnitProjectFailed: asOwner(({ cite, kind, unit, design, because, paid }, rolls) => ({
    type: 'UnitProjectFailed',
    cite,
    rolls,
    kind,
    unit,
    design,
    because,
    paid,
  })),
  UnitScrapped: asOwner(({ cite, unit, design, name, value }, rolls) => ({
    type: 'UnitScrapped',
    cite,
    rolls,
    unit,
    design,
    name,
    value,
  })),
};
