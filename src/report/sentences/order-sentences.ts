import type { OrderFailure, OrderKind } from '#fog/views/terms';
import { describeStanding } from './describe-standing.ts';
import type { SentenceRows } from './sentence-row.ts';

export type OrderEventType = 'OrderFailed' | 'StandingOrdersSet';

const KINDS: { readonly [K in OrderKind]: string } = {
  BuildUnits: 'to build units',
  FundWork: 'to pay for construction',
  CancelWork: 'to cancel construction',
  FormFleet: 'to form a fleet',
  AssignUnits: 'to reassign units',
  MoveFleet: 'to move a fleet',
  SetStanding: 'to set standing orders',
};

const FAILURES: { readonly [F in OrderFailure]: string } = {
  'treasury-short': 'the Treasury was short',
  'work-gone': 'there is no such construction any more',
  'system-lost': 'the system is not yours any more',
  'units-elsewhere': 'the units are not there',
  'no-room-aboard': 'there is no room aboard',
  'fleet-gone': 'there is no such fleet any more',
  'lane-closed': 'the lane is closed to the fleet',
  withdrawing: 'the fleet must withdraw first',
};

export const ORDER_SENTENCES: SentenceRows<OrderEventType> = {
  OrderFailed: ({ index, kind, because, about }) => {
    const what = about === '' ? '' : ` (${about})`;
    return `Your order ${String(index + 1)} ${KINDS[kind]}${what} failed: ${FAILURES[because]}`;
  },
  StandingOrdersSet: ({ fleet, standing }, names) => {
    const who = fleet === null ? 'All your fleets follow' : `${names.fleet(fleet)} follows`;
    const rules = describeStanding(standing, names).join('; ');
    return `${who} new standing orders: ${rules === '' ? 'those of the empire' : rules}`;
  },
};
