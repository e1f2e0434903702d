import { type BattleSide, otherSide } from '#model/battle/setup';
import type { UnitEntry } from '#model/battle/battle-event';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import type { SeeContext, TagFact } from './see-row.ts';

/** Collects, event by event, the units that show themselves in battles. */
export type BattleTags = Readonly<{
  note: (event: CampaignEvent) => void;
  tagOf: SeeContext['tagOf'];
}>;

/** Nothing has shown itself yet. */
export function battleTags(): BattleTags {
  const facts = new Map<string, TagFact>();
  const keyOf = (battle: string, tag: string): string => `${battle}/${tag}`;
  return {
    note: (event) => {
      if (event.type !== 'BattleMoment') return;
      const entry = entryOf(event);
      if (entry === null) return;
      for (const { tag, owner } of entry.entered) {
        facts.set(keyOf(event.battle, tag), { owner, side: entry.side });
      }
    },
    tagOf: (battle, tag) => facts.get(keyOf(battle, tag)),
  };
}

type Entry = Readonly<{ side: BattleSide; entered: readonly UnitEntry[] }>;

function entryOf({ moment }: EventOf<'BattleMoment'>): Entry | null {
  if (moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered') return moment;
  if (moment.type !== 'UnitHit' || moment.first === null) return null;
  return { side: otherSide(moment.side), entered: [moment.first] };
}
