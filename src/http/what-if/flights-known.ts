import type { ContactView } from '#fog/views/empire-view';
import { counted } from '#kernel/words/counted';
import type { ForceRow } from './what-if-world.ts';

type Carriers = Readonly<{
  ownerName: string;
  seen: ContactView['seen'];
  /** How many flights the ships of the fleet can carry. */
  room: number;
}>;

/** Flights of another empire’s fleet: those seen in a battle, up to the room on its carriers, and notes on the rest. */
export function flightsKnown(
  { ownerName, seen: { flights }, room }: Carriers,
  shown: readonly ForceRow[],
): Readonly<{ rows: readonly ForceRow[]; assumed: readonly string[] }> {
  if (flights === undefined) {
    const unseen = `${ownerName}: its ships can carry ${counted(room, 'flight')}, but you have seen none in battle. They are left out.`;
    return { rows: [], assumed: room === 0 ? [] : [unseen] };
  }
  let free = room;
  let homeless = 0;
  const rows = shown.flatMap((row): readonly ForceRow[] => {
    const count = Math.min(row.count, free);
    free -= count;
    homeless += row.count - count;
    return count === 0 ? [] : [{ ...row, count }];
  });
  const survivors =
    shown.length === 0 ? 'it has no flights, because none' : 'its flights are those that';
  const taken = `${ownerName}: ${survivors} survived your battle in turn ${String(flights.turn)}.`;
  const out = `${ownerName}: ${counted(homeless, 'flight')} left out, because the known ships have no room for more.`;
  return { rows, assumed: [taken, ...(homeless === 0 ? [] : [out])] };
}
