import type { SentenceRows } from './sentence-row.ts';
import { capitalised } from './names.ts';
import { formatNumber } from '#report/document/format-number';

export type CargoType = 'CensusLoaded' | 'UnitsLoaded' | 'UnitsLanded';

export const CARGO_SENTENCES: SentenceRows<CargoType> = {
  CensusLoaded: ({ unit, system, census, morale }, names) =>
    `${capitalised(names.unit(unit))} took a Census aboard at ${names.system(system)}, where ` +
    `Census ${formatNumber(census)} and Morale ${formatNumber(morale)} are left`,
  UnitsLoaded: ({ carrier, system, units, others }, names) => {
    const shared = others === undefined ? '' : `, shared with ${names.units(others)}`;
    return `${capitalised(names.unit(carrier))} took ${names.units(units)} aboard at ${names.system(system)}${shared}`;
  },
  UnitsLanded: ({ carrier, system, units, to }, names) => {
    const onto = to.kind === 'aboard' ? `, based on ${names.unit(to.carrier)}` : '';
    return `${capitalised(names.unit(carrier))} put ${names.units(units)} down at ${names.system(system)}${onto}`;
  },
};
