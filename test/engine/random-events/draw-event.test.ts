import { expect, test } from 'vitest';
import { amend } from '#engine/turn/amend';
import { drawnEventIdOf, LAST_DRAW } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import { valuesById } from '#kernel/collections/tables';
import { empireOf, systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf } from '#test/support/run-phases';
import { unexploredStart } from '#test/support/unexplored';
import { endTurn, kili, type Line, marksOf, nest, quiet, sol } from './end-of-turns.ts';

const die = (...values: readonly number[]): readonly Line[] =>
  values.map((value): Line => ['random event', value]);

test('OPT-13: a roll above the chance draws nothing, and switched off none is rolled', () => {
  const ended = endTurn(quiet(), { randomEvents: 'steady' }, die(6));
  expect(marksOf(ended.state)).toEqual([]);
  expect(marksOf(endTurn(quiet(), {}).state)).toEqual([]);
});

test('END-2, OPT-13: an event that is drawn at the end of a turn happens at the end of the next, and only the moderator knows', () => {
  const drawn = endTurn(quiet(), { randomEvents: 'steady' }, die(5, 1, 13, 1));
  expect(eventsOf(drawn.events, 'RandomEventDrawn')).toMatchObject([
    { empire: human, event: 'raw-gained', system: sol, due: 5, witnesses: [] },
  ]);
  expect(drawn.state.systems).toEqual(quiet().systems);
  const struck = endTurn(drawn.state, { randomEvents: 'steady' }, die(6));
  expect(struck.state.systems[sol]?.raw).toBe(5);
});

test('OPT-13: without delay it happens at once, but the moderator’s choice waits for a turn', () => {
  const rules = { randomEvents: 'steady', randomEventDelay: 'none' } as const;
  expect(endTurn(quiet(), rules, die(5, 2, 25)).state.systems[nest]?.census).toBe(6);
  const open = endTurn(quiet(), rules, die(5, 1, 100));
  expect(open.state.effects[drawnEventIdOf(4)]).toMatchObject({ begins: 5, owner: human });
  const { events } = endTurn(open.state, rules, die(6));
  expect(eventsOf(events, 'RandomEventPassed')).toMatchObject([{ because: 'not-chosen' }]);
});

test('OPT-13: the system is one of those where the event can happen; an outpost has no Morale', () => {
  const drawn = endTurn(quiet(), { randomEvents: 'steady' }, die(5, 1, 40));
  expect(drawn.state.effects[drawnEventIdOf(4)]?.subject).toMatchObject({ system: sol });
  const raw = endTurn(quiet(), { randomEvents: 'steady' }, die(5, 1, 13, 2));
  expect(raw.state.effects[drawnEventIdOf(4)]?.subject).toMatchObject({ system: kili });
});

test('OPT-13: an event with a duration rolls a d6 for it', () => {
  const drawn = endTurn(quiet(), { randomEvents: 'steady' }, die(5, 1, 61, 4));
  expect(drawn.state.effects[drawnEventIdOf(4)]?.subject).toMatchObject({ turns: 4, system: null });
});

test('OPT-13: a rising chance begins again after each event', () => {
  const rules = { randomEvents: 'rising' } as const;
  const drawn = endTurn(quiet(), rules, die(20, 1, 100));
  expect(drawn.state.effects[LAST_DRAW]?.begins).toBe(4);
  expect(marksOf(endTurn(drawn.state, rules, die(6)).state)).toEqual(['last-draw']);
  expect(marksOf(endTurn({ ...drawn.state, turn: 6 }, rules, die(10, 1, 1, 2)).state)).toContain(
    'random-event',
  );
});

test('OPT-13: the moderator can have one drawn in any campaign, once', () => {
  const ruling = { act: 'draw' } as const;
  const asked = amend(quiet(), { kind: 'event', ruling, reason: 'to shake things up' }).state;
  const drawn = endTurn(asked, {}, die(1, 100));
  expect(eventsOf(drawn.events, 'RandomEventDrawn')).toHaveLength(1);
  expect(marksOf(drawn.state)).not.toContain('sure-draw');
});

test('OPT-13: non-aligned worlds are hit too, powers that have fallen are not', () => {
  const start = quiet();
  const world = empireOf({
    id: loran,
    homeworld: nest,
    nonAligned: { personality: 'ruthless', strategy: 'diplomat' },
  });
  const gone = empireOf({ id: human, homeworld: nest, fellIn: 2 });
  const systems = [systemOf({ id: nest, owner: loran, census: 3, morale: 3, capacity: 5 })];
  const state: CampaignState = {
    ...start,
    empires: { [human]: gone, [loran]: world },
    systems: Object.fromEntries(systems.map((one) => [one.id, one])),
    lanes: {},
  };
  const drawn = endTurn(state, { randomEvents: 'steady' }, die(5, 25));
  expect(drawn.state.effects[drawnEventIdOf(4)]?.owner).toBe(loran);
});

test('OPT-13, DIP-14, MAP-12: alien explorers appear behind an unexplored lane, and nobody is told where', () => {
  const { state, rules } = unexploredStart();
  const ruling = { act: 'choose', empire: human, event: 'alien-explorers', system: null } as const;
  const rest = { turns: 0, text: '', instead: null } as const;
  const decided = { kind: 'event', ruling: { ...ruling, ...rest }, reason: 'a test' } as const;
  const ready = { ...amend(state, decided).state, phase: 'end-of-turn' } as const;
  const ended = endTurn(ready, rules, [
    ['importance', 1],
    ['trait', 3, 4],
    ['number of lanes', 1],
    ['system name', 1],
    ['non-aligned world', 8],
    ['empire name', 3],
    ['non-aligned world', 2],
    ['non-aligned world', 4],
    ['non-aligned world', 5],
  ]);
  const hub = systemId('H0101');
  const world = valuesById(ended.state.empires).find(({ nonAligned }) => nonAligned !== undefined);
  expect(ended.state.systems[hub]).toMatchObject({
    owner: world?.id,
    importance: 'major',
    traits: ['Homeworld', 'Rare Metals'],
    census: 6,
  });
  const [happened] = eventsOf(ended.events, 'RandomEventHappened');
  expect(happened?.witnesses).toEqual([{ empire: human, as: 'owner' }]);
  const known = valuesById(ended.state.knownSystems).filter(
    ({ system, viewer }) => system === hub && viewer !== world?.id,
  );
  expect(known.every(({ visited }) => visited === null)).toBe(true);
});

test('OPT-13, MAP-12, MAP-7: a survey of an unexplored lane makes the system beyond, and a homeworld there has its people', () => {
  const { state, rules } = unexploredStart();
  const home = valuesById(state.systems).find(({ owner }) => owner === human)!.id;
  const ruling = {
    act: 'choose',
    empire: human,
    event: 'hyperspace-survey',
    system: home,
  } as const;
  const rest = { turns: 0, text: '', instead: null } as const;
  const decided = { kind: 'event', ruling: { ...ruling, ...rest }, reason: 'a test' } as const;
  const ready = { ...amend(state, decided).state, phase: 'end-of-turn' } as const;
  const ended = endTurn(ready, rules, [
    ['importance', 3],
    ['trait', 5, 6],
    ['trait', 3, 4],
    ['number of lanes', 1],
    ['system name', 1],
    ['non-aligned world', 8],
    ['empire name', 3],
    ['non-aligned world', 2],
    ['non-aligned world', 4],
    ['non-aligned world', 5],
  ]);
  const hub = systemId('H0101');
  expect(valuesById(ended.state.lanes).find(({ a, b }) => [a, b].includes(home))?.class).toBe(
    'restricted',
  );
  const owner = ended.state.systems[hub]?.owner;
  expect(ended.state.empires[owner!]?.nonAligned).toBeDefined();
  const known = valuesById(ended.state.knownSystems).find(
    ({ viewer, system }) => viewer === human && system === hub,
  );
  expect(known?.name).toBe(ended.state.systems[hub]?.name);
});
