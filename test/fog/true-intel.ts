import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { IntelEvent } from '#model/events/intel-events';
import { systemId } from '#test/support/campaign';

type Head = Pick<IntelEvent, 'cite' | 'rolls' | 'witnesses'>;

/** One event of each type of what Intel does. */
export function intelEventsOf(
  head: Head,
  { actor }: Readonly<{ actor: EmpireId }>,
): { readonly [T in IntelEvent['type']]: EventOf<T> } {
  const system = systemId('H0202');
  return {
    IntelCommitted: { type: 'IntelCommitted', ...head, empire: actor, system, points: 9, turn: 3 },
  };
}
