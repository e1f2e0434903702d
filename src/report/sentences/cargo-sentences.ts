import { flow, type SentenceRows } from './sentence-row.ts';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { capitalised, shortId } from './names.ts';
import { formatNumber, signed } from '#kernel/words/format-number';
import { points } from './words.ts';

export type CargoType = 'CensusLoaded' | 'UnitsLoaded' | 'UnitsLanded' | 'ConvoyBid' | 'ConvoyLeft';

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
  ConvoyBid: {
    says: ({ points: bid, from, to, ledger, hired }, names) => {
      const lines = ledger.map(({ label, amount }) => `${label} ${signed(amount)}`);
      const offer =
        hired === null
          ? 'none was available, and nothing was paid'
          : `${hired.name} came, which carries ${formatNumber(hired.capacity)}, and was paid`;
      return (
        `You bid ${points(bid)} for an independent convoy from ${names.system(from)} to ` +
        `${names.system(to)}: ${lines.join(', ')}; total ${formatNumber(ledgerTotal(ledger))}: ${offer}`
      );
    },
    pays: ({ points, hired }) =>
      hired === null ? [] : flow(`Independent convoy ${hired.name}`, -points),
  },
  ConvoyLeft: ({ unit, design, system }, names) =>
    `${names.design(design)} ${shortId(unit)} left your service at ${names.system(system)}`,
};
