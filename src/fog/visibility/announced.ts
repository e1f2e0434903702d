import type { SeenEvent } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import { type NewsEvent, newsOf } from '#model/events/public-news';
import { namedInOrder } from './named.ts';
import { partOf } from './part-of.ts';
import type { SeeContext, SeeRow } from './see-row.ts';

/**
 * What two empires have done in public: they are told as it was, and all who hear of it by name and state alone.
 * @rule FOG-8
 */
export const announced =
  <E extends NewsEvent>(
    build: (event: E, other: EmpireId, viewer: EmpireId, context: SeeContext) => SeenEvent,
  ): SeeRow<E> =>
  (event, viewer, context) => {
    const { pair, state } = newsOf(event);
    const [a, b] = pair;
    const part = partOf(event, viewer);
    if (viewer === a || viewer === b) {
      return part === 'participant' ? [build(event, viewer === a ? b : a, viewer, context)] : [];
    }
    if (part !== 'onlooker') return [];
    const between = namedInOrder(pair, viewer, context);
    return [{ type: 'RelationAnnounced', cite: event.cite, rolls: [], between, state }];
  };
