import { entriesById } from '#kernel/collections/tables';
import { rowOf } from '#kernel/collections/row-of';
import { hashOf } from '#kernel/result/hash';
import type { Amended } from '#engine/turn/amend';
import type { EmpireView } from '#fog/views/empire-view';
import { type CampaignInfo, empireViewsOf } from '#fog/views/empire-view-of';
import type { SeenEvent } from '#fog/views/seen-event';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** An empire that an amendment touches: what it knew before and knows after, and what it sees of it. */
export type Touched = Readonly<{
  empire: EmpireId;
  before: EmpireView;
  after: EmpireView;
  seen: readonly SeenEvent[];
}>;

/**
 * Whom an amendment touches: those who know something else after it, and those who see an event of it. Nobody else can
 * notice anything. @rule TURN-3 @rule FOG-1
 * @ruling While orders are open an amendment is issued at once, as another edition of the turn's report, to those whom it touches.
 */
export function touchedBy(
  state: CampaignState,
  amended: Amended,
  info: CampaignInfo,
): readonly Touched[] {
  const views = empireViewsOf(amended.state, info);
  return entriesById(empireViewsOf(state, info)).flatMap(([empire, before]): readonly Touched[] => {
    const after = rowOf(views, empire);
    const contacts = contactsOf(amended.state, empire);
    const seen = seeEvents(amended.events, empire, { rolls: new Map(), contacts });
    const isTouched = seen.length > 0 || hashOf(after) !== hashOf(before);
    return isTouched ? [{ empire, before, after, seen }] : [];
  });
}
