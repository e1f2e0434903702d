import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EffectId } from '#model/campaign/ids';
import { chosenEventIdOf, SURE_DRAW } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { EventRuling } from '#model/events/random-event-events';

/** A decision of the moderator about random events. */
export type EventDecision = Readonly<{ kind: 'event'; ruling: EventRuling; reason: string }>;

/** The first number that no chosen event of the turn has. */
function freeId({ effects, turn }: CampaignState): EffectId {
  let number = 1;
  while (Object.hasOwn(effects, chosenEventIdOf(turn, number))) number += 1;
  return chosenEventIdOf(turn, number);
}

function idOf(state: CampaignState, ruling: EventRuling): EffectId {
  if (ruling.act === 'draw') return SURE_DRAW;
  return ruling.act === 'veto' ? ruling.id : freeId(state);
}

/** Chooses, writes or vetoes a random event, or has one drawn. No player is told. @rule OPT-13 @rule TURN-3 */
export function ruleEvent(
  before: CampaignState,
  { ruling, reason }: EventDecision,
): Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }> {
  const record = recorderOf(before);
  const head = {
    type: 'RandomEventRuled',
    cite: cite('OPT-13'),
    rolls: [],
    witnesses: [],
  } as const;
  record.emit({ ...head, id: idOf(before, ruling), ruling, reason, turn: before.turn });
  return record.result();
}
