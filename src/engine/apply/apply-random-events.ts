import { rowOf } from '#kernel/collections/row-of';
import { NEVER_ENDS } from '#model/campaign/effect';
import type { EffectId } from '#model/campaign/ids';
import { LAST_DRAW, NOBODYS, type PlannedEvent, SURE_DRAW } from '#model/campaign/random-event';
import type { RandomEventEvent, RandomEventHappened } from '#model/events/random-event-events';
import type { Handlers } from './handler.ts';
import type { Writer } from './writer.ts';

function plan(
  write: Writer,
  id: EffectId,
  { empire: owner, event, system, turns, text, due }: PlannedEvent & Readonly<{ due: number }>,
): void {
  const subject = { kind: 'random-event', event, system, turns, text } as const;
  const row = { id, kind: 'random-event', owner, subject, amount: 1 } as const;
  write.put('effects', id, { ...row, begins: due, ends: NEVER_ENDS });
}

function noteOf(write: Writer, id: EffectId, kind: 'last-draw' | 'sure-draw', turn: number): void {
  const row = { id, kind, owner: NOBODYS, subject: { kind: 'empire' }, amount: 1 } as const;
  write.put('effects', id, { ...row, begins: turn, ends: NEVER_ENDS });
}

/** What has changed, by its own data. */
function change(write: Writer, { id, empire, system, result }: RandomEventHappened): void {
  const { systems, lanes } = write.read();
  switch (result.kind) {
    case 'figures':
      if (system === null) return;
      write.put('systems', system, { ...rowOf(systems, system), ...result.values });
      return;
    case 'income':
    case 'research': {
      const { percent: amount, begins, ends } = result;
      const kind = result.kind === 'income' ? 'income-changed' : 'research-changed';
      const row = { id, kind, owner: empire, subject: { kind: 'empire' } } as const;
      write.put('effects', id, { ...row, amount, begins, ends });
      return;
    }
    case 'lane':
      write.put('lanes', result.lane, { ...rowOf(lanes, result.lane), class: result.class });
      return;
    case 'world':
      write.put('systems', result.site, { ...rowOf(systems, result.site), ...result.home });
      return;
    case 'text':
  }
}

export const applyRandomEvents: Handlers<RandomEventEvent> = {
  RandomEventDrawn: ({ id, turn, ...event }, write) => {
    write.remove('effects', SURE_DRAW);
    noteOf(write, LAST_DRAW, 'last-draw', turn);
    plan(write, id, { ...event, text: '' });
  },
  RandomEventHappened: (event, write) => {
    write.remove('effects', event.id);
    change(write, event);
  },
  RandomEventPassed: ({ id }, write) => {
    write.remove('effects', id);
  },
  RandomEventRuled: ({ id, ruling, turn }, write) => {
    if (ruling.act === 'veto') write.remove('effects', id);
    else if (ruling.act === 'draw') noteOf(write, SURE_DRAW, 'sure-draw', turn);
    else {
      if (ruling.instead !== null) write.remove('effects', ruling.instead);
      plan(write, id, { ...ruling, due: turn });
    }
  },
};
