import type { EventResult, RandomEventEvent } from '#model/events/random-event-events';
import type { SeenEventResult } from '#fog/views/seen-random-event';
import { partOf } from './part-of.ts';
import { seenByNobody, type SeeRows } from './see-row.ts';

/** What an event shows of itself: all to the power that it befalls, and to others what can be seen from outside. */
function seenResult(result: EventResult, isOwn: boolean): SeenEventResult {
  switch (result.kind) {
    case 'figures': {
      const { changes, values } = result;
      if (isOwn) return { kind: 'figures', changes, values };
      const { capacity, raw } = changes;
      const shown = {
        ...(capacity === undefined ? {} : { capacity }),
        ...(raw === undefined ? {} : { raw }),
      };
      return { kind: 'figures', changes: shown, values: null };
    }
    case 'income':
    case 'research':
      return { kind: result.kind, percent: result.percent, ends: result.ends };
    case 'lane': {
      const { lane, to, was } = result;
      return { kind: 'lane', lane, to, was, class: result.class };
    }
    case 'world':
      return { kind: 'world' };
    case 'text':
      return { kind: 'text' };
  }
}

/**
 * What is drawn, vetoed or comes to nothing is for the moderator alone. No player reads the dice: they would tell how many powers there are.
 * @rule OPT-13 @rule FOG-15
 */
export const seeRandomEvents: SeeRows<RandomEventEvent> = {
  RandomEventDrawn: seenByNobody,
  RandomEventHappened: (event, viewer) => {
    const { cite, empire, system, text, result } = event;
    const part = partOf(event, viewer);
    if (part === null) return [];
    const isOwn = part === 'owner' && empire === viewer;
    return [
      {
        type: 'RandomEventHappened',
        ...{ cite, rolls: [], event: event.event, system, text, isOwn },
        result: seenResult(result, isOwn),
      },
    ];
  },
  RandomEventPassed: seenByNobody,
  RandomEventRuled: seenByNobody,
};
