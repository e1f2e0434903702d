import type { RollId } from '#kernel/dice/dice';
import type { BattleId, EmpireId, TagId } from '#model/campaign/ids';
import type { BattleSide } from '#model/battle/setup';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import type { SeenEvent } from '#fog/views/seen-event';

/** Whose a tag is; every side of the battle has seen it enter. */
export type TagFact = Readonly<{ owner: EmpireId; side: BattleSide }>;

/** All that seeing an event needs beside the event; nothing of the state. */
export type SeeContext = Readonly<{
  rolls: ReadonlyMap<RollId, Roll>;
  /** The empires that the viewer has met; any other reads as an unknown power. */
  contacts: ReadonlySet<EmpireId>;
  /** The units that have shown themselves in a battle so far. */
  tagOf: (battle: BattleId, tag: TagId) => TagFact | undefined;
}>;

/** What one witness learns of an event; nothing if its part doesn't allow it. */
export type SeeRow<E> = (event: E, viewer: EmpireId, context: SeeContext) => readonly SeenEvent[];

/** One row for each event of a family: leave one out and the build fails. */
export type SeeRows<E extends CampaignEvent> = {
  readonly [T in E['type'] & CampaignEventType]: SeeRow<EventOf<T>>;
};

/** For events that are told to the moderator alone. */
export const seenByNobody = (): readonly SeenEvent[] => [];
