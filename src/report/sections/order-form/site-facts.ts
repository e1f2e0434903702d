import { tableOf } from '#kernel/collections/group-by';
import { type PlaceFacts, placeFactsOf } from '#rules/construction/stationed-at';
import type { EmpireView } from '#fog/views/empire-view';
import { knownDesignsOf } from '#rules/sight/known-designs-of';

/** What the reader's view says of the forces that build, repair and carry. */
export function siteFactsOf(view: EmpireView): PlaceFacts {
  const designs = tableOf(knownDesignsOf(view), ({ id }) => id);
  const unpaid = new Set(view.unpaid);
  return placeFactsOf({ ...view, unpaid, designOf: (id) => designs[id] });
}
