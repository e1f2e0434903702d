import type { AmendmentEvent } from '#model/events/amendment-events';
import type { DescribeRows } from './describe-row.ts';

export const describeAmendment: DescribeRows<AmendmentEvent> = {
  RelationSet: ({ a, b, state, reason }, names) =>
    `the moderator sets ${names.empire(a)} and ${names.empire(b)} to ${state}: ${reason}`,
};
