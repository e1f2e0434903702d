import type { ProjectFailure } from '#model/events/causes';
import type { SeenEventOf } from '#fog/views/seen-event';
import { flow, type SentenceRows } from './sentence-row.ts';
import { unitLabel, shortId } from './names.ts';
import { formatNumber } from '#kernel/words/format-number';
import { points } from './words.ts';

export type ServiceType =
  | 'DepotsLent'
  | 'UnitRestored'
  | 'UnitCameUnconverted'
  | 'UnitConverted'
  | 'UnitRefitted'
  | 'StatusChanged'
  | 'LaneImproved'
  | 'BaseUpgraded'
  | 'UnitProjectFailed'
  | 'AttritionRegained'
  | 'UnitScrapped';

type StatusChanged = SeenEventOf<'StatusChanged'>;

/** CON-9, in words. */
export const STATUS_WORDS: { readonly [S in StatusChanged['to']]: string } = {
  active: 'active',
  reserve: 'in reserve',
  mothballed: 'mothballed',
};

const PROJECTS: { readonly [K in SeenEventOf<'UnitProjectFailed'>['kind']]: string } = {
  repair: 'repair of',
  'field-repair': 'field repair of',
  refit: 'refit of',
  status: 'change of status of',
  lane: 'improvement of a lane by',
  upgrade: 'upgrade of',
};

const FAILURES: { readonly [F in ProjectFailure]: string } = {
  'unit-moved': 'it did not stay where it was',
  withdraws: 'it must withdraw before that is done',
  'unit-crippled': 'it is not fit for it any more',
  'yard-lost': 'no shipyard works there any more',
  'helper-lost': 'your helper or the partner’s depot that was to repair it could not',
  'helper-supplies': 'your forces there needed the Supply ships to draw supply',
  'system-lost': 'the system is not fit for it any more',
  laden: 'something came aboard that cannot change with it: unload it first',
  'no-capacity': 'there was not capacity enough',
};

export const SERVICE_SENTENCES: SentenceRows<ServiceType> = {
  DepotsLent: ({ partner, system, points: lent }, names) =>
    `Your depots at ${names.system(system)} give field repairs of ${names.empire(partner)} ${formatNumber(lent)} of their points`,
  UnitRestored: ({ unit, system }, names) =>
    `${names.unit(unit)} was repaired at ${names.system(system)}`,
  UnitCameUnconverted: ({ unit }, names) =>
    `${names.unit(unit)} is of alien make: it has no weapons and no abilities until a yard repairs it once`,
  UnitConverted: ({ unit, system }, names) =>
    `${names.unit(unit)} was repaired at ${names.system(system)}, and has its weapons and abilities from now on`,
  UnitRefitted: ({ unit, name, from, to, system }, names) =>
    `${unitLabel(name, names.design(from), shortId(unit))} was refitted into ${names.design(to)} at ${names.system(system)}`,
  StatusChanged: ({ unit, aboard, to, system }, names) => {
    const others = aboard.length === 0 ? '' : `, and so is ${names.units(aboard)}`;
    return `${names.unit(unit)} is ${STATUS_WORDS[to]} at ${names.system(system)}${others}`;
  },
  LaneImproved: ({ unit, lane, class: laneClass }, names) =>
    `${names.unit(unit)} improved the lane ${names.lane(lane)}: it is ${laneClass} now`,
  BaseUpgraded: ({ unit, design, to, system }, names) =>
    `${names.unit(unit)} at ${names.system(system)} was upgraded from ${names.design(design)} to ${names.design(to)}`,
  UnitProjectFailed: ({ kind, unit, because, paid }, names) =>
    `The ${PROJECTS[kind]} ${names.unit(unit)} came to nothing: ${FAILURES[because]}` +
    (paid === 0 ? '' : `; ${points(paid)} are lost`),
  AttritionRegained: ({ unit, points: gained, lost, by }, names) => {
    const who = by === 'hospital' ? ' by Hospitals' : '';
    const rest = lost === 0 ? 'it is whole again' : `${formatNumber(lost)} is still lost`;
    return `${names.unit(unit)} regains ${formatNumber(gained)} Attrition${who}: ${rest}`;
  },
  UnitScrapped: {
    says: ({ unit, design, name, value }, names) => {
      const what = unitLabel(name, names.design(design), shortId(unit));
      return `${what} was scrapped ${value === 0 ? 'for nothing' : `for ${points(value)}`}`;
    },
    pays: ({ unit, design, name, value }, names) =>
      flow(`Scrapping ${unitLabel(name, names.design(design), shortId(unit))}`, value),
  },
};
