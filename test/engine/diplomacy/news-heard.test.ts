import { describe, expect, test } from 'vitest';
import { applyEvent } from '#engine/apply/apply-event';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seeEvents } from '#fog/visibility/see-events';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Witnesses } from '#model/events/fact';
import { NEWS_TYPES, type NewsEvent } from '#model/events/public-news';
import { eventsOf } from '../../fog/true-events.ts';
import { between, blue, breaks, green, offer, ON, play, red, worldOf } from './treaty-world.ts';

const heardBy = (state: CampaignState, viewer = green) =>
  empireViewOf(state, viewer, { campaignName: 'Test', rules: ON }).heard;
const both = (what: 'military', covert = false) => ({
  red: [offer('blue', what, { covert })],
  blue: [offer('red', what)],
});

test('FOG-8: a treaty that two sign is remembered by a third that has met both, with its turn', () => {
  const signed = play(worldOf({}), both('military'));
  expect(heardBy(signed.state)).toEqual([{ a: blue, b: red, state: 'military', turn: 7 }]);
  expect(heardBy(signed.state, red)).toBeUndefined();
  expect(heardBy(signed.state, blue)).toBeUndefined();
});

test('DIP-12, FOG-15: of a covert treaty nothing is remembered, and what was heard before is kept', () => {
  const before = play(worldOf({}), both('military'));
  const covert = play(
    { ...before.state, turn: 9 },
    {
      red: [offer('blue', 'mutual-defense', { covert: true })],
      blue: [offer('red', 'mutual-defense')],
    },
  );
  expect(between(covert)).toMatchObject({ state: 'mutual-defense', openly: 'military' });
  expect(heardBy(covert.state)).toEqual([{ a: blue, b: red, state: 'military', turn: 7 }]);
});

test('FOG-8, FOG-11: the last news counts, with its own turn', () => {
  const before = play(worldOf({}), both('military'));
  const broken = play(
    { ...before.state, turn: 11 },
    { red: [breaks('blue')], blue: [breaks('red')] },
  );
  expect(heardBy(broken.state)).toEqual([{ a: blue, b: red, state: 'trade', turn: 11 }]);
});

describe.each(NEWS_TYPES)('%s', (type) => {
  const of = (witnesses: Witnesses): NewsEvent => {
    const event = eventsOf(red, witnesses)[type];
    const pair =
      'by' in event && 'against' in event ? { by: red, against: blue } : { a: red, b: blue };
    return { ...event, ...pair };
  };
  const contacts = { rolls: new Map(), contacts: new Set([red, blue]) };

  test('FOG-8: an onlooker remembers what it is told', () => {
    const event = of([{ empire: green, as: 'onlooker' }]);
    const [told] = seeEvents([event], green, contacts);
    const after = applyEvent(worldOf({}), event);
    expect(told).toMatchObject({ type: 'RelationAnnounced', between: [blue, red] });
    expect(heardBy(after)).toEqual([
      {
        a: blue,
        b: red,
        turn: 7,
        ...(told?.type === 'RelationAnnounced' ? { state: told.state } : {}),
      },
    ]);
  });

  test('FOG-15: who is no witness remembers nothing', () => {
    expect(
      heardBy(applyEvent(worldOf({}), of([{ empire: red, as: 'participant' }]))),
    ).toBeUndefined();
  });

  test('FOG-8: who has met only one of the two remembers nothing, not even later', () => {
    const world = worldOf({});
    const { [relationIdOf(green, blue)]: row, ...relations } = world.relations;
    const event = of([{ empire: green, as: 'onlooker' }]);
    const after = applyEvent({ ...world, relations }, event);
    expect(row?.state).toBe('trade');
    expect(
      heardBy({ ...after, relations: { ...world.relations, ...after.relations } }),
    ).toBeUndefined();
  });
});
