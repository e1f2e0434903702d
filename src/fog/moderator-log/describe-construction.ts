import { counted } from '#kernel/words/counted';
import type { ConstructionEvent } from '#model/events/construction-events';
import type { DescribeRows } from './describe-row.ts';

export const describeConstruction: DescribeRows<ConstructionEvent> = {
  WorkBegun: (event, names) =>
    `${names.empire(event.empire)}: ${names.design(event.design)} ordered at ` +
    `${names.system(event.system)} (${event.source}${event.share === undefined ? '' : `, ${counted(event.share, 'point')} by the system`}) as ${event.work}, ` +
    `${event.paid} of ${event.cost} paid`,
  WorkFunded: (event, names) =>
    `${names.empire(event.empire)}: ${event.paid} more paid for ${names.work(event.work)}`,
  WorkCancelled: (event, names) =>
    `${names.empire(event.empire)}: ${names.work(event.work)} cancelled`,
  WorksRanked: (event, names) =>
    `${names.empire(event.empire)}: builds at ${names.system(event.system)} in the order ${event.works.map(names.work).join(', ')}`,
  WorkRefunded: (event, names) =>
    `${names.empire(event.empire)}: ${event.refund} back for ${names.work(event.work)}`,
  WorkAdvanced: (event, names) =>
    `${names.empire(event.empire)}: ${event.capacity} capacity on ${names.work(event.work)}, ` +
    (event.shared === undefined ? '' : `${event.shared} of it by the system, `) +
    `${event.built} in all`,
  WorkLost: (event, names) =>
    `${names.empire(event.empire)}: ${names.work(event.work)} is lost with the yard at ` +
    `${names.system(event.system)}, ${event.paid} paid`,
  UnitBuilt: (event, names) =>
    `${names.empire(event.empire)}: ${names.unitAs(event.design, event.unit)} ` +
    `enters service at ${names.system(event.system)}`,
};
