import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent, SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import { namesOfView } from '#report/sentences/names-of-view';
import type { Names } from '#report/sentences/names';

/** The input for the sections of a player's report: their view and their events, nothing else. */
export type ReportContext = Readonly<{
  view: EmpireView;
  seen: readonly SeenEvent[];
  names: Names;
}>;

/** A view and its events, with the names of both. */
export const contextOf = (view: EmpireView, seen: readonly SeenEvent[]): ReportContext => ({
  view,
  seen,
  names: namesOfView(view, seen),
});

/** The events of one type, in order. */
export const eventsOfType = <T extends SeenEventType>(
  seen: readonly SeenEvent[],
  type: T,
): readonly SeenEventOf<T>[] =>
  seen.filter((event): event is SeenEventOf<T> => event.type === type);
