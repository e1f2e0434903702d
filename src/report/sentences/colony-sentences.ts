import { ledgerTotal } from '#kernel/reasons/ledger';
import type { ImprovementFailure } from '#model/events/causes';
import type { SeenEventOf } from '#fog/views/seen-event';
import { formatNumber, signed } from '#kernel/words/format-number';
import { capitalised, type Names, shortId, unitLabel } from './names.ts';
import { flow, type SentenceRows } from './sentence-row.ts';
import { listed } from '#kernel/words/listed';
import { points } from './words.ts';

export type ColonyType =
  | 'ProjectBegun'
  | 'ProjectCancelled'
  | 'ProjectRefunded'
  | 'ProductivitySold'
  | 'ColonyFounded'
  | 'CensusLanded'
  | 'ProductivityRaised'
  | 'IntelRaised'
  | 'SystemTerraformed'
  | 'ColonySpecialised'
  | 'ImprovementFailed'
  | 'GrowthChecked'
  | 'CensusGrown'
  | 'GrowthLost';

type ProjectBegun = SeenEventOf<'ProjectBegun'>;

export const BEGUN: { readonly [K in ProjectBegun['kind']]: string } = {
  productivity: 'a point of Productivity at',
  intel: 'a point of Intel at',
  terraforming: 'terraforming of',
  repair: 'the repair of',
  'field-repair': 'the field repair of',
  refit: 'the refit of',
  status: 'the change of status of',
  lane: 'the improvement of the lane',
  upgrade: 'the upgrade of',
};

const LOST: { readonly [K in SeenEventOf<'ImprovementFailed'>['kind']]: string } = {
  productivity: 'The point of Productivity for',
  intel: 'The point of Intel for',
  terraforming: 'The terraforming of',
};

const FAILURES: { readonly [F in ImprovementFailure]: string } = {
  'system-lost': 'the system is not yours any more',
  'no-colony': 'it is no colony',
  'not-in-order': 'it is not in good order',
  blockaded: 'it is blockaded',
  'at-limit': 'it cannot have more',
};

/** What a project is about. */
function subjectText({ subject }: Pick<ProjectBegun, 'subject'>, names: Names): string {
  switch (subject.kind) {
    case 'system':
      return names.system(subject.system);
    case 'unit':
      return names.unit(subject.unit);
    case 'lane':
      return `${names.lane(subject.lane)} by ${names.unit(subject.unit)}`;
  }
}

/** What a project is: `the repair of Ares`. */
const projectText = (event: Pick<ProjectBegun, 'kind' | 'subject'>, names: Names): string =>
  `${BEGUN[event.kind]} ${subjectText(event, names)}`;

/** `d10 9 + Capacity 8 + Missed checks 2 = 19`. */
function sumText({ ledger }: SeenEventOf<'GrowthChecked'>): string {
  const lines = ledger.map(({ label, amount }) => `${label} ${formatNumber(amount)}`);
  return `${lines.join(' + ')} = ${formatNumber(ledgerTotal(ledger))}`;
}

function grownText({ grown, target, missed }: SeenEventOf<'GrowthChecked'>): string {
  const limit = formatNumber(target);
  return grown ? `above ${limit}: it grows` : `not above ${limit}: missed ${formatNumber(missed)}`;
}

export const COLONY_SENTENCES: SentenceRows<ColonyType> = {
  ProjectBegun: {
    says: (event, names) =>
      `You ordered ${projectText(event, names)}` +
      (event.paid === 0 ? '' : ` for ${points(event.paid)}`) +
      (event.ready === null ? '' : `, which is done in turn ${formatNumber(event.ready)}`),
    pays: (event, names) => flow(capitalised(projectText(event, names)), -event.paid),
  },
  ProjectCancelled: (event, names) =>
    `You cancelled ${projectText(event, names)}; ` +
    `you get ${points(event.refund)} back in the Construction Phase`,
  ProjectRefunded: {
    says: (event, names) =>
      `You got ${points(event.refund)} back for the cancelled work on ${subjectText(event, names)}`,
    pays: (event, names) =>
      flow(`Refund for cancelled work on ${subjectText(event, names)}`, event.refund),
  },
  ProductivitySold: {
    says: ({ system, gain, productivity }, names) =>
      `You sold a point of Productivity at ${names.system(system)} for ${points(gain)}; ` +
      `${formatNumber(productivity)} are left`,
    pays: ({ system, gain }, names) => flow(`Productivity of ${names.system(system)} sold`, gain),
  },
  ColonyFounded: ({ system, convoy, design, name, settlement }, names) =>
    `${unitLabel(name, names.design(design), shortId(convoy))} founded ${settlement === 'colony' ? 'a colony' : 'an outpost'} at ` +
    `${names.system(system)} and was used up`,
  CensusLanded: ({ system, census, morale }, names) =>
    `A Census landed at ${names.system(system)}, which has Census ${formatNumber(census)} and ` +
    `Morale ${formatNumber(morale)} now`,
  ProductivityRaised: ({ system, productivity }, names) =>
    `Productivity of ${names.system(system)} rose to ${formatNumber(productivity)}`,
  IntelRaised: ({ system, intel }, names) =>
    `Intel of ${names.system(system)} rose to ${formatNumber(intel)}`,
  SystemTerraformed: ({ system, trait, gains }, names) =>
    (trait === null
      ? `Terraforming healed the devastation of ${names.system(system)}: `
      : `Terraforming gave ${names.system(system)} the trait ${trait}: `) +
    listed(gains.map(({ label, amount }) => `${label} ${signed(amount)}`)),
  ColonySpecialised: ({ system, to }, names) =>
    to === null
      ? `${names.system(system)} is not specialised any more, from next turn on`
      : `${names.system(system)} is specialised from next turn on: ${to}`,
  ImprovementFailed: ({ kind, system, paid, because }, names) =>
    `${LOST[kind]} ${names.system(system)} was lost, and ${points(paid)} with it: ${FAILURES[because]}`,
  GrowthChecked: (event, names) =>
    `Growth at ${names.system(event.system)}: ${sumText(event)}, ${grownText(event)}`,
  CensusGrown: ({ system, from, census }, names) =>
    from === system
      ? `Census of ${names.system(system)} grew to ${formatNumber(census)}`
      : `${names.system(from)} is full: its growth went to ${names.system(system)}, which has ` +
        `Census ${formatNumber(census)} now`,
  GrowthLost: ({ system }, names) =>
    `${names.system(system)} is full, and no other system that it can reach has room: its growth is lost`,
};
