import type { OrderPlace } from '#engine/record/order-failed';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { FleetId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import { fleetsAdmitted } from '#rules/movement/is-welcome';

type Said = Pick<StandingOrders, 'admitsFleets'>;

/**
 * The owners of single fleets learn that another empire admits them from now on, or does so no longer.
 * @rule DIP-10 @rule FOG-1
 * @ruling An empire can admit a fleet that it has seen, by its contact. The fleet's owner is told, and so learns that it was seen.
 */
export function tellAdmitted(record: Recorder, said: Said, { empire }: OrderPlace): void {
  if (said.admitsFleets === undefined) return;
  const state = record.state();
  const before = fleetsAdmitted(state.contacts, rowOf(state.empires, empire).standing);
  const now = fleetsAdmitted(state.contacts, said);
  const tell = (fleet: FleetId, admitted: boolean): void => {
    const to = state.fleets[fleet]?.owner;
    if (to === undefined) return;
    const head = { type: 'FleetAdmitted', cite: cite('DIP-10'), rolls: [] } as const;
    const witnesses = [{ empire: to, as: 'participant' }] as const;
    record.emit({ ...head, witnesses, empire, to, fleet, admitted });
  };
  for (const fleet of now) if (!before.includes(fleet)) tell(fleet, true);
  for (const fleet of before) if (!now.includes(fleet)) tell(fleet, false);
}
