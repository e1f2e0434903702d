import { brandAs } from '#kernel/brand/brand';
import type { EffectId, EmpireId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Fact } from '#model/events/fact';
import type { RandomEventEvent } from '#model/events/random-event-events';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { PartsOf } from '#test/fog/told-to';
import { sol } from '#test/report/reports/sample-campaign';
import { head as said, type Sample } from '#test/report/sections/sample-terms';
import { systemId } from '#test/support/campaign';

type Head = Pick<Fact<'', unknown>, 'cite' | 'rolls' | 'witnesses'> &
  Readonly<{ empire: EmpireId }>;

/** One event of each type about random events. */
export function randomEventsOf({ empire, ...head }: Head): {
  readonly [T in RandomEventEvent['type']]: Extract<RandomEventEvent, { type: T }>;
} {
  const [here, there] = [systemId('H0101'), systemId('H0102')];
  const id = brandAs<EffectId>('random-event/3');
  const planned = { empire, event: 'hyperspace-collapse', system: here, turns: 0 } as const;
  const lane = laneIdOf(here, there);
  return {
    RandomEventDrawn: { type: 'RandomEventDrawn', ...head, id, ...planned, due: 4, turn: 3 },
    RandomEventHappened: {
      ...{ type: 'RandomEventHappened', ...head, id, empire, turn: 4 },
      ...{ event: planned.event, system: here, text: 'A pulsar flares.' },
      result: { kind: 'lane', lane, to: there, was: 'minor', class: 'restricted' },
    },
    RandomEventPassed: {
      ...{ type: 'RandomEventPassed', ...head, id, empire },
      ...{ event: planned.event, because: 'nothing-to-change' },
    },
    RandomEventRuled: {
      ...{ type: 'RandomEventRuled', ...head, id, reason: 'For the story', turn: 3 },
      ruling: { act: 'choose', ...planned, text: 'A pulsar flares.', instead: null },
    },
  };
}

/** Who is told of each. */
export const RANDOM_EVENT_PARTS: PartsOf<RandomEventEvent['type']> = {
  RandomEventDrawn: 'moderator',
  RandomEventHappened: 'several',
  RandomEventPassed: 'moderator',
  RandomEventRuled: 'moderator',
};

/** A sample of what a player reads of them. */
export const RANDOM_EVENT_SAMPLES: Readonly<{
  RandomEventHappened: Sample<SeenEventOf<'RandomEventHappened'>>;
}> = {
  RandomEventHappened: [
    {
      type: 'RandomEventHappened',
      ...{
        ...said,
        event: 'census-lost',
        system: sol,
        text: 'The red fever spreads!',
        isOwn: true,
      },
      result: {
        kind: 'figures',
        changes: { census: -1, morale: -2 },
        values: { capacity: 9, raw: 5, census: 7, morale: 4, productivity: 3, intel: 2 },
      },
    },
    'The red fever spreads! (Epidemic at Sol: Census -1, now 7; Morale -2, now 4).',
  ],
};
