import type { ContactView } from '#fog/views/empire-view';
import { TEXTS } from './texts.ts';
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
    const unseen = TEXTS.itsShipsCanCarry(ownerName, room);
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
  const survived = shown.length === 0 ? TEXTS.noFlightsSurvived : TEXTS.flightsSurvived;
  const taken = survived(ownerName, flights.turn);
  const out = TEXTS.flightsWithoutRoom(ownerName, homeless);
  return { rows, assumed: [taken, ...(homeless === 0 ? [] : [out])] };
}
