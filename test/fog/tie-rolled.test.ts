import { expect, test } from 'vitest';
import { seeEvents } from '#fog/visibility/see-events';
import type { SeenEvent } from '#fog/views/seen-event';
import { ROLLS, eventsOf, witnessed } from './true-events.ts';
import { human, loran } from './true-moments.ts';

const known = { rolls: ROLLS, contacts: new Set([loran]) };

test('FOG-1: an empire reads its own dice of a tie and whether it came first, not who rolled against it', () => {
  const event = eventsOf(human, witnessed(human, 'participant')).TieRolled;
  expect(seeEvents([event], human, known)).toEqual<readonly SeenEvent[]>([
    {
      type: 'TieRolled',
      cite: event.cite,
      rolls: [{ purpose: 'rolled by human', faces: 6, values: [4], total: 4 }],
      over: 'landing',
      place: event.place,
      isFirst: false,
    },
  ]);
  expect(seeEvents([event], loran, known)).toEqual([]);
});
