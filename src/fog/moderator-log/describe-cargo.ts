import type { CargoEvent } from '#model/events/cargo-events';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { type DescribeRows, inRow } from './describe-row.ts';

export const describeCargo: DescribeRows<CargoEvent> = {
  CensusLoaded: (event, names) =>
    `${names.empire(event.empire)}: ${names.unit(event.unit)} loads 1 Census at ` +
    `${names.system(event.system)}: Census ${event.census}, Morale ${event.morale} left`,
  UnitsLoaded: ({ empire, carrier, units, system, shares = [] }, names) => {
    const others = shares.map((one) => `${names.unit(one.carrier)} (${String(one.size)})`);
    const shared = others.length === 0 ? '' : `, shared with ${inRow(others)}`;
    return (
      `${names.empire(empire)}: ${names.unit(carrier)} loads ` +
      `${inRow(units.map(names.unit))} at ${names.system(system)}${shared}`
    );
  },
  ConvoyBid: ({ empire, points, from, to, ledger, hired }, names) => {
    const offer =
      hired === null
        ? 'none is free, nothing paid'
        : `${hired.name} (${hired.unit}), capacity ${String(hired.capacity)}`;
    return (
      `${names.empire(empire)} bids ${String(points)} for an independent convoy from ` +
      `${names.system(from)} to ${names.system(to)}: ${String(ledgerTotal(ledger))}: ${offer}`
    );
  },
  ConvoyLeft: ({ empire, unit, system }, names) =>
    `${names.empire(empire)}: ${names.unit(unit)} leaves at ${names.system(system)}, its run over`,
  UnitsLanded: (event, names) => {
    const onto = event.to.kind === 'aboard' ? ` aboard ${names.unit(event.to.carrier)}` : '';
    return (
      `${names.empire(event.empire)}: ${names.unit(event.carrier)} lands ` +
      `${inRow(event.units.map(names.unit))} at ${names.system(event.system)}${onto}`
    );
  },
};
