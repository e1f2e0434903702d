import type { CargoEvent } from '#model/events/cargo-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** Nobody sees what a convoy carries; what it puts down others see by sight. @rule FOG-3 */
export const seeCargo: SeeRows<CargoEvent> = {
  CensusLoaded: asOwner(({ cite, unit, system, census, morale }, rolls) => ({
    type: 'CensusLoaded',
    cite,
    rolls,
    unit,
    system,
    census,
    morale,
  })),
  UnitsLoaded: asOwner(({ cite, carrier, system, units, shares }, rolls) => ({
    type: 'UnitsLoaded',
    cite,
    rolls,
    carrier,
    system,
    units,
    ...(shares === undefined ? {} : { others: shares.map((one) => one.carrier) }),
  })),
  UnitsLanded: asOwner(({ cite, carrier, system, units, to }, rolls) => ({
    type: 'UnitsLanded',
    cite,
    rolls,
    carrier,
    system,
    units,
    to,
  })),
  ConvoyBid: asOwner(({ cite, points, from, to, ledger, hired }, rolls) => ({
    type: 'ConvoyBid',
    cite,
    rolls,
    points,
    from,
    to,
    ledger,
    hired:
      hired === null
        ? null
        : { unit: hired.unit, fleet: hired.fleet, name: hired.name, capacity: hired.capacity },
  })),
  ConvoyLeft: asOwner(({ cite, unit, design, system }, rolls) => ({
    type: 'ConvoyLeft',
    cite,
    rolls,
    unit,
    design,
    system,
  })),
};
