import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';

/** What the moderator changes between two phases. */
export type Amendment = Readonly<{
  kind: 'relation';
  a: EmpireId;
  b: EmpireId;
  state: DiplomaticState;
  reason: string;
}>;

export type Amended = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/** The state as the moderator amends it, and the event that tells it to both parties. @rule TURN-3 @rule DIP-3 */
export function amend(before: CampaignState, { a, b, state, reason }: Amendment): Amended {
  invariant(a !== b, 'RELATION_WITH_ITSELF', a);
  const record = recorderOf(before);
  record.emit({
    type: 'RelationSet',
    cite: cite('DIP-3'),
    rolls: [],
    witnesses: [
      { empire: a, as: 'participant' },
      { empire: b, as: 'participant' },
    ],
    a,
    b,
    state,
    reason,
    turn: before.turn,
  });
  return record.result();
}

/** The amendment that an event came of; undefined: it came of a phase. */
export function amendmentOf(event: CampaignEvent): Amendment | undefined {
  if (event.type !== 'RelationSet') return undefined;
  const { a, b, state, reason } = event;
  return { kind: 'relation', a, b, state, reason };
}
