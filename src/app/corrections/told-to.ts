import { valuesById } from '#kernel/collections/tables';
import { judgeSheet } from '#app/run/judge-sheet';
import type { Amended } from '#engine/turn/amend';
import { type CampaignInfo, empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { namesOfView } from '#report/sentences/names-of-view';
import { sentenceOf } from '#report/sentences/sentence-of';
import { plainPhrase } from '#report/text/plain-phrase';

/** What an empire reads of a correction, and what the next turn would bring it if nothing else is ordered. */
export type ToldTo = Readonly<{
  empire: EmpireId;
  name: string;
  sentences: readonly string[];
  treasuryNext: Readonly<{ before: number; after: number }>;
}>;

/** What those who are touched by a correction will read. @rule TURN-3 @rule FOG-1 */
export function toldTo(
  before: CampaignState,
  { state: after, events }: Amended,
  info: CampaignInfo,
): readonly ToldTo[] {
  return valuesById(after.empires).flatMap(({ id, name }): readonly ToldTo[] => {
    const seen = seeEvents(events, id, { rolls: new Map(), contacts: contactsOf(after, id) });
    if (seen.length === 0) return [];
    const view = empireViewOf(after, id, info);
    const names = namesOfView(view, seen);
    return [
      {
        empire: id,
        name,
        sentences: seen.map((event) => plainPhrase(sentenceOf(event, names))),
        treasuryNext: {
          before: judgeSheet(empireViewOf(before, id, info), []).treasuryNext,
          after: judgeSheet(view, []).treasuryNext,
        },
      },
    ];
  });
}
