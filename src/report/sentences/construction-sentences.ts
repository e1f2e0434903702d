import type { WorkSource } from '#model/campaign/work';
import { unitLabel, shortId } from './names.ts';
import { flow, type SentenceRows } from './sentence-row.ts';
import { points } from './words.ts';
import { formatNumber } from '#kernel/words/format-number';

export type ConstructionType =
  | 'WorkBegun'
  | 'WorkFunded'
  | 'WorkCancelled'
  | 'WorksRanked'
  | 'WorkRefunded'
  | 'WorkAdvanced'
  | 'WorkLost'
  | 'UnitBuilt';

/** What builds, in words. */
export const SOURCE_WORDS: { readonly [S in WorkSource]: string } = {
  shipyard: 'shipyard',
  system: 'system',
  convoy: 'convoys',
  census: 'colony',
};

/** OPT-6: when something comes that is paid in full. */
const readyText = (ready: number | null): string =>
  ready === null ? '' : `; it is ready in turn ${formatNumber(ready)}`;

export const CONSTRUCTION_SENTENCES: SentenceRows<ConstructionType> = {
  WorkBegun: {
    says: ({ work, design, name, system, source, share, cost, paid, ready }, names) =>
      `The ${SOURCE_WORDS[source]} at ${names.system(system)} ${source === 'convoy' ? 'begin' : 'begins'} ` +
      unitLabel(name, names.design(design), shortId(work)) +
      (share === undefined ? '; ' : `, the system ${points(share)} of it at double cost; `) +
      `you paid ${formatNumber(paid)} of ${points(cost)}${readyText(ready)}`,
    pays: ({ work, design, name, paid }, names) =>
      flow(`Building ${unitLabel(name, names.design(design), shortId(work))}`, -paid),
  },
  WorkFunded: {
    says: ({ work, paid, ready }, names) =>
      `You paid ${points(paid)} for ${names.work(work)}${ready === null ? '' : `, which is ready in turn ${formatNumber(ready)}`}`,
    pays: ({ work, paid }, names) => flow(`Building ${names.work(work)}`, -paid),
  },
  WorkCancelled: ({ work }, names) => `You cancelled ${names.work(work)}`,
  WorksRanked: ({ system, works }, names) =>
    `${names.system(system)} builds in this order from now on: ${works.map(names.work).join(', ')}`,
  WorkRefunded: {
    says: ({ work, refund }, names) =>
      `The cancelled ${names.work(work)} gave back ${points(refund)}`,
    pays: ({ work, refund }, names) => flow(`Refund for ${names.work(work)}`, refund),
  },
  WorkAdvanced: ({ work, capacity, shared, built }, names) =>
    `${formatNumber(capacity)} capacity went into ${names.work(work)}, ` +
    (shared === undefined ? '' : `${formatNumber(shared)} of it by the system, `) +
    `${formatNumber(built)} in all`,
  WorkLost: ({ work, system, paid }, names) =>
    `${names.work(work)} was lost with the shipyard at ${names.system(system)}; ` +
    `you had paid ${points(paid)}`,
  UnitBuilt: ({ unit, design, name, system }, names) =>
    `${unitLabel(name, names.design(design), shortId(unit))} entered service at ${names.system(system)}`,
};
