import { counted } from '#kernel/words/counted';
import type { EventResult, RandomEventEvent } from '#model/events/random-event-events';
import type { PlannedEvent } from '#model/campaign/random-event';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import type { DescribeRows } from './describe-row.ts';
import type { Names } from './names.ts';

type Placed = Pick<PlannedEvent, 'empire' | 'event' | 'system'>;

/** `Epidemic at Sol, of Human Empire`. */
function headOf({ empire, event, system }: Placed, names: Names): string {
  const where = system === null ? '' : ` at ${names.system(system)}`;
  return `${RANDOM_EVENT_TABLE[event].name}${where}, of ${names.empire(empire)}`;
}

const lasting = (turns: number): string => (turns === 0 ? '' : `, ${counted(turns, 'turn')}`);

function resultText(result: EventResult, names: Names): string {
  switch (result.kind) {
    case 'figures': {
      const { capacity, raw, census, morale, productivity } = result.values;
      return `Capacity ${capacity}, RAW ${raw}, Census ${census}, Morale ${morale}, Productivity ${productivity}`;
    }
    case 'income':
    case 'research':
      return `${result.kind} ${result.percent} % in turns ${result.begins} to ${result.ends}`;
    case 'lane':
      return `${names.lane(result.lane)} from ${result.was} to ${result.class}`;
    case 'world':
      return `a people lives at ${names.system(result.site)}`;
    case 'text':
      return 'no effect';
  }
}

const quoted = (text: string): string => (text === '' ? '' : ` (“${text}”)`);

export const describeRandomEvents: DescribeRows<RandomEventEvent> = {
  RandomEventDrawn: ({ due, turns, ...event }, names) =>
    `a random event is drawn: ${headOf(event, names)}${lasting(turns)}, at the end of turn ${due}`,
  RandomEventHappened: ({ text, result, ...event }, names) =>
    `${headOf(event, names)}: ${resultText(result, names)}${quoted(text)}`,
  RandomEventPassed: ({ because, ...event }, names) => {
    const why = because === 'not-chosen' ? 'the moderator has chosen nothing' : 'nothing to change';
    return `nothing comes of ${headOf({ ...event, system: null }, names)}: ${why}`;
  },
  RandomEventRuled: ({ ruling, reason }, names) => {
    const why = reason === '' ? '' : `: ${reason}`;
    switch (ruling.act) {
      case 'draw':
        return `the moderator has a random event drawn at the end of this turn${why}`;
      case 'veto':
        return `the moderator vetoes a random event${why}`;
      case 'choose':
        return (
          `the moderator chooses a random event for the end of this turn: ${headOf(ruling, names)}` +
          `${lasting(ruling.turns)}${quoted(ruling.text)}${why}`
        );
    }
  },
};
