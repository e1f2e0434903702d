import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { LegalOrder, SetStanding } from '#model/orders/order';
import { isFormedBySheet } from './fleet-by-ref.ts';

/** The standing orders that a sheet has for fleets that it forms. */
export const standingForFormed = (
  sheet: readonly LegalOrder[],
): readonly LegalOrder<SetStanding>[] =>
  sheet.filter(
    (one): one is LegalOrder<SetStanding> =>
      one.order.kind === 'SetStanding' &&
      one.order.fleet !== null &&
      isFormedBySheet(one.order.fleet),
  );

/**
 * Gives the fleet that an order has just formed the standing orders of its sheet; `fleet` null: it could not be formed.
 * @rule TURN-4 @rule MOV-9
 * @ruling Standing orders for a fleet that the sheet forms begin as soon as the fleet forms: in the Movement Phase, or in the Construction
 *   Phase for a fleet that forms then.
 */
export function giveStanding(
  record: Recorder,
  { empire, name, fleet }: Readonly<{ empire: EmpireId; name: string; fleet: FleetId | null }>,
  orders: readonly LegalOrder<SetStanding>[],
): void {
  const head = { cite: cite('TURN-4'), rolls: [], witnesses: onlyFor(empire), empire } as const;
  for (const { order, index } of orders) {
    if (order.fleet !== `new:${name}`) continue;
    if (fleet === null) {
      const what = { kind: 'SetStanding', because: 'fleet-gone', about: name } as const;
      record.emit({ type: 'OrderFailed', ...head, index, ...what });
    } else {
      record.emit({ type: 'StandingOrdersSet', ...head, fleet, standing: order.standing });
    }
  }
}
