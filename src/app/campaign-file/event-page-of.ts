import type { EventPage, EventsWanted, PhaseRun, RunRecord } from '#app/ports/turn-record';

type Recorded = Readonly<{ run: PhaseRun; record: RunRecord }>;

/** A page of the events of runs that are at hand; `runs`: oldest first. */
export function eventPageOf(
  runs: readonly Recorded[],
  { types, without, about, moments, since = 0, skip, take }: EventsWanted,
): EventPage {
  const events = runs
    .filter(({ run }) => !run.undone && run.version >= since)
    .flatMap(({ run: { version, turn, phase }, record }) =>
      record.events.map((event) => ({ version, turn, phase, event })),
    )
    .filter(({ event }) => types?.includes(event.type) ?? true)
    .filter(({ event }) => without?.includes(event.type) !== true)
    .filter(
      ({ event }) =>
        event.type !== 'BattleMoment' || (moments?.includes(event.moment.type) ?? true),
    )
    .filter(({ event }) => {
      const text = about === undefined ? '' : JSON.stringify(event);
      return about?.some((id) => text.includes(JSON.stringify(id))) ?? true;
    })
    .toReversed();
  return { events: events.slice(skip, skip + take), total: events.length };
}
