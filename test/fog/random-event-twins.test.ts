import { expect, test } from 'vitest';
import { amend } from '#engine/turn/amend';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seeEvent } from '#fog/visibility/see-event';
import type { CampaignState } from '#model/campaign/state';
import type { EventRuling } from '#model/events/random-event-events';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import {
  designId,
  designOf,
  fleetId,
  fleetOf,
  inFleet,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';
import { endTurn, nest, quiet, sol } from '#test/engine/random-events/end-of-turns';

const viewIn = (state: CampaignState, viewer = human): string =>
  JSON.stringify(empireViewOf(state, viewer, { campaignName: '', rules: DEFAULT_RULE_SET }));
const ruled = (state: CampaignState, ruling: EventRuling): CampaignState =>
  amend(state, { kind: 'event', ruling, reason: 'a test' }).state;
const chosen = { act: 'choose', empire: human, turns: 0, text: '', instead: null } as const;

const SEES_NOTHING = {
  rolls: new Map(),
  contacts: new Set<typeof human>(),
  tagOf: () => undefined,
};

test.each([
  ['an event that is to befall it', { ...chosen, event: 'census-lost', system: sol }],
  ['one that is to befall another', { ...chosen, empire: loran, event: 'raw-lost', system: nest }],
  ['a recession to come', { ...chosen, event: 'income-halved', system: null, turns: 3 }],
  ['that one will be drawn', { act: 'draw' }],
] as const)('OPT-13, FOG-15: a player can’t know of %s', (_what, ruling) => {
  const twin = ruled(quiet(), ruling);
  expect(viewIn(twin)).toBe(viewIn(quiet()));
  expect(viewIn(twin, loran)).toBe(viewIn(quiet(), loran));
});

test('OPT-13, FOG-15: nor of an event that was drawn, or that the income of another is halved', () => {
  const drawn = endTurn(quiet(), { randomEvents: 'steady' }, [
    ['random event', 5],
    ['random event', 1],
    ['random event', 31],
  ]).state;
  expect(viewIn(drawn)).toBe(viewIn(endTurn(quiet(), {}).state));
  const poor = endTurn(
    ruled(quiet(), { ...chosen, event: 'income-halved', system: null, turns: 3 }),
    {},
  );
  expect(viewIn(poor.state, loran)).toBe(viewIn(endTurn(quiet(), {}).state, loran));
  const events = [{ of: 'income', percent: 50, begins: 5, ends: 7 }];
  expect(JSON.parse(viewIn(poor.state))).toMatchObject({ events });
});

test('OPT-13, FOG-2: others who are there read by how much Capacity changed, but neither figures nor what it did inside the colony', () => {
  const at = quiet({
    designs: [designOf({ id: designId('dd') })],
    fleets: [fleetOf({ id: fleetId('loran.f1'), owner: loran, at: sol })],
    units: [
      unitOf({
        ...{ id: unitId('loran.u1'), owner: loran, design: designId('dd') },
        place: inFleet(fleetId('loran.f1')),
      }),
    ],
  });
  const full = { ...at.systems[sol]!, capacity: 5 };
  const state = { ...at, systems: { ...at.systems, [sol]: full } };
  const ended = endTurn(ruled(state, { ...chosen, event: 'capacity-lost', system: sol }), {});
  const [event] = eventsOf(ended.events, 'RandomEventHappened');
  const see = (viewer: typeof human) => seeEvent(event!, viewer, SEES_NOTHING)[0];
  expect(see(human)).toMatchObject({
    result: { changes: { capacity: -1, census: -1 }, values: { capacity: 4, census: 4 } },
  });
  expect(see(loran)).toMatchObject({
    isOwn: false,
    result: { changes: { capacity: -1 }, values: null },
  });
  expect(JSON.stringify(see(loran))).not.toContain('census');
});
