import { type CampaignEvent } from '#model/events/campaign-event';
import { isNews, newsOf } from '#model/events/public-news';
import { relationIdOf } from '#model/campaign/relation';
import type { Writer } from './writer.ts';

/**
 * All who hear public news remember it, with its turn, if they know whom it is about.
 * @rule FOG-8 @rule FOG-7
 * @ruling An empire remembers news about two empires only if it has met both when it hears it. That one of them was an unknown power isn't
 *   found out later.
 */
export function hearNews(event: CampaignEvent, write: Writer): void {
  if (!isNews(event)) return;
  const { pair, state } = newsOf(event);
  const { relations, turn } = write.read();
  const hearers = event.witnesses.filter(
    ({ empire, as }) =>
      as === 'onlooker' &&
      pair.every((party) => Object.hasOwn(relations, relationIdOf(empire, party))),
  );
  const row = relations[relationIdOf(...pair)];
  if (row === undefined || hearers.length === 0) return;
  const heard = Object.fromEntries(hearers.map(({ empire }) => [empire, { state, turn }]));
  write.put('relations', row.id, { ...row, heard: { ...row.heard, ...heard } });
}
