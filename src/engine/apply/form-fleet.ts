import type { Fleet } from '#model/forces/fleet';
import { countOneMore } from './counted.ts';
import type { Writer } from './writer.ts';

/** A fleet is there from now on, as the next of its owner, with nothing ordered of it. */
export function formFleet(
  write: Writer,
  fleet: Pick<Fleet, 'id' | 'owner' | 'name' | 'place' | 'lastMoved'>,
): void {
  countOneMore(write, fleet.owner, 'fleets');
  write.put('fleets', fleet.id, { ...fleet, standing: {}, withdrawing: null, route: null });
}
