import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { SeenEvent } from '#fog/views/seen-event';
import { battleTags } from './battle-tags.ts';
import { seeEvent } from './see-event.ts';
import type { SeeContext } from './see-row.ts';

/**
 * What an empire learns of a whole phase or turn, in order. A battle must be included from its beginning, because later
 * steps name units only by their tags.
 */
export function seeEvents(
  events: readonly CampaignEvent[],
  viewer: EmpireId,
  known: Pick<SeeContext, 'rolls' | 'contacts'>,
): readonly SeenEvent[] {
  const tags = battleTags();
  const context: SeeContext = { ...known, tagOf: tags.tagOf };
  const seen: SeenEvent[] = [];
  for (const event of events) {
    tags.note(event);
    seen.push(...seeEvent(event, viewer, context));
  }
  return seen;
}
