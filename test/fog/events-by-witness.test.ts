import { expect, test } from 'vitest';
import { eventsByWitness } from '#fog/visibility/events-by-witness';
import { seeEvents } from '#fog/visibility/see-events';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Witnesses } from '#model/events/fact';
import { ROLLS, allEventsOf, eventsOf, witnessed } from './true-events.ts';
import { human, loran, tirelon } from './true-moments.ts';

const both: Witnesses = [...witnessed(human, 'participant'), ...witnessed(tirelon, 'onlooker')];
const ALL: readonly CampaignEvent[] = [
  ...allEventsOf(human, witnessed(human, 'owner')),
  ...allEventsOf(loran, witnessed(loran, 'participant')),
  ...allEventsOf(human, [...both, ...witnessed(human, 'onlooker')]),
];

test.each([human, loran, tirelon])('FOG-6: %s is told the same from its own part', (viewer) => {
  const known = { rolls: ROLLS, contacts: new Set([human, loran]) };
  const own = eventsByWitness(ALL)(viewer);
  expect(own.length).toBeLessThan(ALL.length);
  expect(new Set(own).size).toBe(own.length);
  expect(seeEvents(own, viewer, known)).toEqual(seeEvents(ALL, viewer, known));
});

test('FOG-6: an empire that sees one moment of a battle has those before it, which name what its tags are', () => {
  const first = eventsOf(human, witnessed(human, 'participant')).BattleMoment;
  const then = eventsOf(human, witnessed(loran, 'participant')).BattleMoment;
  const told = eventsByWitness([first, then]);
  expect(told(loran)).toEqual([first, then]);
  expect(told(tirelon)).toEqual([]);
});
