import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { endDeadColony } from '#engine/siege/hurt-system';
import { foundWorld } from '#engine/worlds/found-world';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Effect } from '#model/campaign/effect';
import type { PlannedEvent } from '#model/campaign/random-event';
import type { EventResult } from '#model/events/random-event-events';
import { canHappen } from '#rules/random-events/can-befall';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import { resultOf } from './result-of.ts';
import { whoSeesEvent } from './who-sees-event.ts';

const OPT_13 = cite('OPT-13');

/** The event that a mark plans; null: it plans none. */
function plannedBy({ owner: empire, subject }: Effect): PlannedEvent | null {
  if (subject.kind !== 'random-event') return null;
  const { event, system, turns, text } = subject;
  return { empire, event, system, turns, text };
}

/** What follows of an event in its place: a colony may die, and a new people be there. @rule COL-9 @rule DIP-14 */
function follow(
  record: Recorder,
  { rules, dice }: PhaseInput,
  planned: PlannedEvent,
  result: EventResult,
): void {
  const { system } = planned;
  if (result.kind === 'world') foundWorld(record, { system: result.site, rules, dice });
  if (result.kind !== 'figures' || system === null) return;
  const { census = 0 } = result.changes;
  endDeadColony(record, rules, { system, hadCensus: census < 0, by: [] });
}

function happen(record: Recorder, input: PhaseInput, { id }: Effect, planned: PlannedEvent): void {
  const dice = input.dice.stream('random event', id);
  const before = dice.log().length;
  const result = resultOf(record, { planned, input, dice });
  const rolls = dice
    .log()
    .slice(before)
    .filter(({ purpose }) => purpose.kind === 'random event');
  const witnesses = whoSeesEvent(record.snapshot(), input.rules, { planned, result });
  const { empire, event, system, text } = planned;
  const head = { type: 'RandomEventHappened', cite: OPT_13, witnesses } as const;
  const { turn } = record.state();
  record.emit({
    ...{ ...head, rolls: rolls.map((roll) => roll.id) },
    ...{ id, empire, event, system, text, result, turn },
  });
  follow(record, input, planned, result);
}

/** The events that are due happen, or come to nothing. @rule END-2 @rule OPT-13 */
export function happenDue(record: Recorder, input: PhaseInput): void {
  const { effects, turn } = record.snapshot();
  for (const mark of valuesById(effects)) {
    const planned = plannedBy(mark);
    if (planned === null || mark.begins > turn) continue;
    const state = record.snapshot();
    if (canHappen(state, input.rules, planned)) {
      happen(record, input, rowOf(state.effects, mark.id), planned);
      continue;
    }
    const { empire, event } = planned;
    const isOpen = RANDOM_EVENT_TABLE[event].change.kind === 'choice';
    const because = isOpen ? 'not-chosen' : 'nothing-to-change';
    const head = { type: 'RandomEventPassed', cite: OPT_13, rolls: [], witnesses: [] } as const;
    record.emit({ ...head, id: mark.id, empire, event, because });
  }
}
