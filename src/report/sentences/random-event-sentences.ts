import type { SeenEventOf } from '#fog/views/seen-event';
import { formatNumber, signed } from '#kernel/words/format-number';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import { changesText } from './changes-text.ts';
import type { Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';

type Happened = SeenEventOf<'RandomEventHappened'>;

const WHOLE = 100;

/** What comes of it, in figures; empty: nothing more is known. */
function resultText({ system, result }: Happened, names: Names): string {
  switch (result.kind) {
    case 'figures':
      return changesText(result.changes, result.values);
    case 'income': {
      const what = result.percent < WHOLE ? 'halved' : 'doubled';
      return `your system income is ${what} through turn ${formatNumber(result.ends)}`;
    }
    case 'research': {
      const what = `${signed(result.percent)}\u00a0%`;
      return `what your research is checked against changes by ${what} through turn ${formatNumber(result.ends)}`;
    }
    case 'lane': {
      const from = system === null ? '' : ` from ${names.system(system)}`;
      return `the lane${from} to ${names.system(result.to)} was ${result.was}, and is ${result.class} now`;
    }
    case 'world':
      return 'there are signs of an unknown people beyond the systems that you know';
    case 'text':
      return '';
  }
}

/** `Epidemic at Sol: Census −1, now 4`; the moderator’s own words come first. */
function happenedText(event: Happened, names: Names): string {
  const { system, text } = event;
  const where = system === null ? '' : ` at ${names.system(system)}`;
  const result = resultText(event, names);
  const own = text.replace(/[.\s]+$/u, '');
  if (result === '') return system === null ? own : `${names.system(system)}: ${own}`;
  const head = `${RANDOM_EVENT_TABLE[event.event].name}${where}`;
  return own === '' ? `${head}: ${result}` : `${own} (${head}: ${result})`;
}

export const RANDOM_EVENT_SENTENCES: SentenceRows<'RandomEventHappened'> = {
  RandomEventHappened: happenedText,
};
