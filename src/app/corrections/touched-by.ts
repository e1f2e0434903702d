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

/** An empire that an amendment touches: its knowledge before and after, and the events that it sees. */
export type Touched = Readonly<{
  empire: EmpireId;
  before: EmpireView;
  after: EmpireView;
  seen: readonly SeenEvent[];
}>;

/**
 * The empires that an amendment touches: their knowledge changes, or they see one of its events. No other empire can
 * notice anything. `after`: if the amendment changes the settings. @rule TURN-3 @rule FOG-1
 * @ruling While orders are open, the empires that an amendment touches get it at once, as another edition of the turn's
 *   report.
 */
export function touchedBy(
  state: CampaignState,
  amended: Amended,
  info: CampaignInfo,
  after: CampaignInfo = info,
): readonly Touched[] {
  const views = empireViewsOf(amended.state, after);
  return entriesById(empireViewsOf(state, info)).flatMap(([empire, before]): readonly Touched[] => {
    const now = rowOf(views, empire);
    const contacts = contactsOf(amended.state, empire);
    const seen = seeEvents(amended.events, empire, { rolls: new Map(), contacts });
    const isTouched = seen.length > 0 || hashOf(now) !== hashOf(before);
    return isTouched ? [{ empire, before, after: now, seen }] : [];
  });
}
