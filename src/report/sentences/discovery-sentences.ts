import type { SeenEventOf } from '#fog/views/seen-event';
import { formatNumber } from '#report/document/format-number';
import { capitalised, type Names, shortId, unitLabel } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';

export type DiscoveryType =
  | 'SystemSurveyed'
  | 'SystemFound'
  | 'SplinterColonyJoined'
  | 'DerelictsJoined'
  | 'TechGained'
  | 'UnitScuttled';

type Gain = SeenEventOf<'TechGained'>;

const GAINED: { readonly [S in Gain['source']]: string } = {
  'ruins-found': 'You searched the ruins at',
  'ruins-studied': 'Your colony studied the ruins at',
};

const learned = ({ points, pool }: Pick<Gain, 'points' | 'pool'>): string =>
  `${formatNumber(points)} points of tech investment; the pool holds ${formatNumber(pool)}`;

const withUnits = (units: SeenEventOf<'DerelictsJoined'>['units'], names: Names): string =>
  units.length === 0 ? '' : `, with ${names.units(units)}`;

export const DISCOVERY_SENTENCES: SentenceRows<DiscoveryType> = {
  SystemSurveyed: ({ system, total, needed, find }, names) =>
    find === null
      ? `You survey ${names.system(system)}: ${formatNumber(total)} of ${formatNumber(needed)} are done`
      : `Your survey of ${names.system(system)} is complete: ${find.traits.join(', ')}; ` +
        `Capacity ${formatNumber(find.capacity)}, RAW ${formatNumber(find.raw)}`,
  SystemFound: ({ system }, names) => `Your fleet is the first at ${names.system(system)}`,
  SplinterColonyJoined: ({ system, census, productivity, units }, names) =>
    `The splinter colony at ${names.system(system)} joined you: Census ${formatNumber(census)}, ` +
    `Productivity ${formatNumber(productivity)}${withUnits(units, names)}`,
  DerelictsJoined: ({ system, name, units }, names) =>
    `You found derelicts at ${names.system(system)}, crippled: ${names.units(units)} in the new fleet ${name}`,
  TechGained: ({ system, source, ...gain }, names) =>
    `${GAINED[source]} ${names.system(system)}: ${learned(gain)}`,
  UnitScuttled: ({ unit, design, name, ...gain }, names) =>
    `${capitalised(unitLabel(name, names.design(design), shortId(unit)))} was scuttled: ${learned(gain)}`,
};
