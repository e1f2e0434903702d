import type { SeenEventOf } from '#fog/views/seen-event';
import { counted } from '#kernel/words/counted';
import { formatNumber } from '#kernel/words/format-number';
import { capitalised, shortId, unitLabel } from './names.ts';
import { findText } from './find-text.ts';
import { flow, type SentenceRows } from './sentence-row.ts';
import { points } from './words.ts';

export type DiscoveryType =
  | 'SystemSurveyed'
  | 'SystemFound'
  | 'SplinterColonyJoined'
  | 'DerelictsJoined'
  | 'FindOpened'
  | 'FindTaken'
  | 'TechGained'
  | 'UnitScuttled'
  | 'ExplorationEncountered'
  | 'TreasureFound'
  | 'TradingPostJoined'
  | 'MoraleRaised';

type Gain = SeenEventOf<'TechGained'>;

const GAINED: { readonly [S in Gain['source']]: string } = {
  'ruins-found': 'You searched the ruins at',
  'ruins-studied': 'Your colony studied the ruins at',
  institute: 'Your science institute taught you at',
  datacore: 'You read the alien datacore of',
  artifact: 'You studied the alien artifact of',
  'research-colony': 'There was research in your colony at',
  espionage: 'You learned from research at',
};

type Encounter = SeenEventOf<'ExplorationEncountered'>['encounter'];

const MET: { readonly [E in Encounter]: string } = {
  nothing: 'Nothing strange waited for you at',
  'pirate-cache': 'You found a hidden cache of pirates at',
  'pirate-base': 'You found a raider base, and its fleet, at',
  raiders: 'You met raiders at',
  'trading-post': 'You found independent traders at',
  datacore: 'You found an alien datacore at',
  artifact: 'You found an alien artifact at',
};

const learned = ({ points, pool }: Pick<Gain, 'points' | 'pool'>): string =>
  `${counted(points, 'point')} of tech investment; the pool holds ${formatNumber(pool)}`;

export const DISCOVERY_SENTENCES: SentenceRows<DiscoveryType> = {
  SystemSurveyed: ({ system, total, needed, find }, names) =>
    find === null
      ? `You survey ${names.system(system)}: ${formatNumber(total)} of ${formatNumber(needed)} done so far`
      : `Your survey of ${names.system(system)} is complete: ${find.traits.join(', ')}; ` +
        `Capacity ${formatNumber(find.capacity)}, RAW ${formatNumber(find.raw)}`,
  SystemFound: ({ system }, names) => `Your fleet is the first at ${names.system(system)}`,
  SplinterColonyJoined: ({ system, census, productivity }, names) =>
    `The splinter colony at ${names.system(system)} joined you: Census ${formatNumber(census)}, ` +
    `Productivity ${formatNumber(productivity)}`,
  FindOpened: ({ find, system, points: worth }, names) =>
    `Choose ${findText(find, system, names)} for ${points(worth)} by your next orders; else it is chosen for you`,
  FindTaken: ({ find, system, units, left, ordered }, names) =>
    `${units.length === 0 ? 'Nothing' : capitalised(names.units(units))} joined you of ${findText(find, system, names)}, as ` +
    (ordered ? 'you ordered' : 'it was chosen for you') +
    (left === 0 ? '' : `; ${points(left)} of it were left`),
  DerelictsJoined: ({ system, name, units }, names) =>
    `You found derelicts at ${names.system(system)}, crippled: ${names.units(units)} in the new fleet ${name}`,
  TechGained: ({ system, source, ...gain }, names) =>
    `${GAINED[source]} ${names.system(system)}: ${learned(gain)}`,
  UnitScuttled: ({ unit, design, name, ...gain }, names) =>
    `${capitalised(unitLabel(name, names.design(design), shortId(unit)))} was scuttled: ${learned(gain)}`,
  ExplorationEncountered: ({ system, encounter }, names) =>
    `${MET[encounter]} ${names.system(system)}`,
  TreasureFound: {
    says: ({ system, points, treasury }, names) =>
      `What was hidden at ${names.system(system)} brought ${counted(points, 'economic point')}; the Treasury holds ${formatNumber(treasury)}`,
    pays: ({ system, points }, names) => flow(`Found at ${names.system(system)}`, points),
  },
  TradingPostJoined: ({ system, unit, design }, names) =>
    `${capitalised(unitLabel('', names.design(design), shortId(unit)))} at ${names.system(system)} joined you`,
  MoraleRaised: ({ system, morale }, names) =>
    `The news of it raised the Morale of ${names.system(system)} to ${formatNumber(morale)}`,
};
