import type { EventOf } from '#model/events/campaign-event';
import type { ServiceEvent } from '#model/events/service-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** Of the partner's units it says nothing; it is told as long as they know each other. */
const depotsLent = asOwner<EventOf<'DepotsLent'>>(({ cite, partner, system, points }, rolls) => ({
  type: 'DepotsLent',
  cite,
  rolls,
  partner,
  system,
  points,
}));

/** Others see of it what sight shows them. @rule FOG-1 */
export const seeService: SeeRows<ServiceEvent> = {
  DepotsLent: (event, viewer, context) =>
    context.contacts.has(event.partner) ? depotsLent(event, viewer, context) : [],
  UnitRestored: asOwner(({ cite, unit, design, system }, rolls) => ({
    type: 'UnitRestored',
    cite,
    rolls,
    unit,
    design,
    system,
  })),
  UnitCameUnconverted: asOwner(({ cite, unit, design }, rolls) => ({
    type: 'UnitCameUnconverted',
    cite,
    rolls,
    unit,
    design,
  })),
  UnitConverted: asOwner(({ cite, unit, design, system }, rolls) => ({
    type: 'UnitConverted',
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
  AttritionRegained: asOwner(({ cite, unit, design, points, lost, by }, rolls) => ({
    type: 'AttritionRegained',
    cite,
    rolls,
    unit,
    design,
    points,
    lost,
    by,
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
