import type { IntelEvent } from '#model/events/intel-events';
import type { DescribeRows } from './describe-row.ts';

export const describeIntel: DescribeRows<IntelEvent> = {
  IntelCommitted: ({ empire, system, points }, names) =>
    `${names.empire(empire)} pays ${points} to use the Intel of ${names.system(system)}`,
};
