import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Block, ThingCard } from '#report/document/document';
import { contextOf } from '#report/sections/context';
import { systemCards } from '#report/sections/cards/system-cards';
import { sheetDeskOf } from '#report/sections/cards/sheet-desk';
import { placesOfEvents } from '#report/sections/story/place-of-event';
import { storySections } from '#report/sections/story/story-sections';
import { plainPhrase } from '#report/text/plain-phrase';
import { cardsIn } from '#test/report/blocks-in';
import { loran, sampleView, sol, vega, wolf } from '#test/report/reports/sample-campaign';
import { designId, fleetId, unitId } from '#test/support/campaign';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId, WorkId } from '#model/campaign/ids';
import { EVENT_SAMPLES } from './event-samples.ts';

const storyOf = (seen: readonly SeenEvent[]): readonly Block[] =>
  storySections(contextOf(sampleView, seen));

const itemsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(plainPhrase) : []));

function cardAt(seen: readonly SeenEvent[], name: string): ThingCard | undefined {
  return cardsIn(storyOf(seen)).find(({ title }) => plainPhrase(title).startsWith(name));
}

const realmOf = (seen: readonly SeenEvent[]): readonly string[] =>
  storyOf(seen).flatMap((block) =>
    block.kind === 'group' && block.anchor === 'empire' ? itemsOf(block.blocks) : [],
  );

const head = { cite: cite('CON-1'), rolls: [] } as const;
const begun = (work: string, name = ''): SeenEvent => ({
  type: 'WorkBegun',
  ...head,
  work: brandAs<WorkId>(work),
  name,
  design: designId('saber'),
  system: sol,
  source: 'shipyard',
  cost: 3,
  paid: 2,
  ready: null,
});

test('seven units of one class that begin at one place are one line, with all that was paid', () => {
  const works = [1, 2, 3, 4, 5, 6, 7].map((at) => begun(`human.w${String(at)}`));
  expect(itemsOf(cardAt(works, 'Sol')?.blocks ?? [])).toEqual([
    'Construction: The shipyard at Sol begins 7 Saber w1–w7; you paid 14 of 21 EP. (CON-1)',
  ]);
});

test('FOG-6: a place tells its battle before what came of it, and the end of the battle leads to the record', () => {
  const [ended] = EVENT_SAMPLES.BattleEnded;
  const events: readonly SeenEvent[] = [
    { ...EVENT_SAMPLES.EncounterBegan[0], place: { kind: 'system', system: wolf } },
    { ...ended, place: { kind: 'system', system: wolf } },
    {
      ...EVENT_SAMPLES.UnitDestroyed[0],
      cite: cite('SUP-7'),
      unit: unitId('human.u2'),
      place: { kind: 'system', system: wolf },
    },
  ];
  const card = cardAt(events, 'Wolf');
  const told = itemsOf(card?.blocks ?? []);
  expect(told.map((line) => line.split(':')[0])).toEqual([
    'Encounters',
    expect.stringMatching(/^The battle at Wolf/u),
    'Supply',
  ]);
  const links = (card?.blocks ?? []).flatMap((block) =>
    block.kind === 'list' ? block.items.flat().filter((part) => part.kind === 'link') : [],
  );
  expect(links).toEqual([expect.objectContaining({ anchor: `battle-${ended.battle}` })]);
});

test('TURN-2: a place has the title, the state and the fleets of its card on the asset sheet', () => {
  const context = contextOf(sampleView, []);
  const sheet = systemCards(sheetDeskOf(context)).cards;
  const card = cardAt([begun('human.w1')], 'Sol');
  const onSheet = sheet.find(({ title }) => plainPhrase(title).startsWith('Sol'));
  expect([card?.title, card?.about]).toEqual([onSheet?.title, onSheet?.about]);
  expect(card?.facts).toEqual(onSheet?.facts.filter(({ label }) => label === 'Fleets'));
});

test('SUP-1: calm raid rolls are one line of the empire, raiders are told where they came', () => {
  const [raid] = EVENT_SAMPLES.RaidRolled;
  const calm = (system: typeof sol, chance: number): SeenEvent => ({
    ...raid,
    system,
    chance,
    came: false,
  });
  const seen = [calm(sol, 4), calm(wolf, 9), { ...raid, system: wolf, chance: 9, came: true }];
  const [line, ...rest] = realmOf(seen);
  expect(line).toMatch(
    /^Raiders stayed away from Sol \(4 %.*\) and Wolf <359> \(9 %.*\)\. \(TURN-1\)$/u,
  );
  expect(rest).toEqual([]);
  expect(itemsOf(cardAt(seen, 'Wolf')?.blocks ?? [])).toHaveLength(1);
});

test('MOV-9: flights that went aboard a carrier which was lost later in the turn are still told', () => {
  const [assigned] = EVENT_SAMPLES.UnitsAssigned;
  const lost = { kind: 'aboard', carrier: unitId('human.u9999') } as const;
  const seen: readonly SeenEvent[] = [{ ...assigned, units: [unitId('human.u9998')], to: lost }];
  expect(realmOf(seen)).toEqual([expect.stringContaining('aboard')]);
});

test('FOG-3, FOG-12: contacts that one sights or loses from sight at one place are one line, in the order of what happened', () => {
  const [sighted] = EVENT_SAMPLES.ContactSighted;
  const place = { kind: 'system', system: wolf } as const;
  const contact = (at: number) => brandAs<ContactId>(`human.c${String(90 + at)}`);
  const seen = [1, 2, 3].map((at): SeenEvent => {
    return { ...sighted, contact: contact(at), place, isNew: true, cameFrom: null };
  });
  const [lost] = EVENT_SAMPLES.ContactLost;
  const gone = [1, 2, 3].map((at): SeenEvent => {
    return { ...lost, contact: contact(at), place, leftFor: null };
  });
  const lines = itemsOf(
    cardAt([...seen.slice(0, 2), ...gone, ...seen.slice(2)], 'Wolf')?.blocks ?? [],
  );
  expect(lines).toEqual([
    expect.stringMatching(/You sighted contacts c91–c92.* at Wolf <359>: c91 has .*; c92 has /u),
    expect.stringMatching(/^You lost sight of contacts c91–c93.* at Wolf <359>\. /u),
    expect.stringMatching(/^You sighted contact c93/u),
  ]);
});

test('ECO-1: systems that made nothing are told together, with the reason', () => {
  const [made] = EVENT_SAMPLES.ProductivityUtilized;
  const idle = (system: typeof sol, label: string): SeenEvent => {
    const [line] = made.ledger;
    const ledger = [
      { ...line!, label: 'Productivity', amount: 3 },
      { ...line!, label, amount: -3 },
    ];
    return { ...made, system, utilized: 0, output: 0, ledger };
  };
  const others = [idle(wolf, 'Beyond its Census'), idle(vega, 'Beyond its Census')];
  expect(realmOf([made, ...others])).toEqual([
    'Your systems utilized Productivity: Sol 6, which made 30 EP; Wolf <359> and Vega made nothing: no Census. (TURN-1)',
  ]);
  expect(realmOf([idle(wolf, 'Rebellion'), ...others.slice(1)])).toEqual([
    'Your systems utilized no Productivity: Wolf <359> made nothing: rebellion; Vega made nothing: no Census. (TURN-1)',
  ]);
  expect(realmOf([idle(wolf, 'Rebellion')])).toEqual([
    'Wolf <359> made nothing: rebellion. (TURN-1)',
  ]);
});

test('FOG-12: a contact that stays as it was is told once in a turn', () => {
  const [sighted] = EVENT_SAMPLES.ContactSighted;
  const place = { kind: 'system', system: wolf } as const;
  const again: SeenEvent = { ...sighted, place, isNew: false };
  const seen = [{ ...sighted, place, isNew: true }, again];
  expect(itemsOf(cardAt(seen, 'Wolf')?.blocks ?? [])).toHaveLength(1);
  const fewer: SeenEvent = { ...again, groups: [] };
  expect(itemsOf(cardAt([...seen, fewer], 'Wolf')?.blocks ?? [])).toHaveLength(2);
});

test('CSC-16: fleets that were hurt are shown as they are now, in the table of the asset sheet', () => {
  const fleet = Object.values(sampleView.fleets).find(({ place }) => place.kind === 'system')!;
  const unit = Object.values(sampleView.units).find(
    ({ place }) => place.kind === 'fleet' && place.fleet === fleet.id,
  )!;
  const [crippled] = EVENT_SAMPLES.UnitCrippled;
  const seen: readonly SeenEvent[] = [{ ...crippled, unit: unit.id, place: fleet.place }];
  const tables = cardsIn(storyOf(seen)).flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'table'),
  );
  expect(tables).toHaveLength(1);
  expect(cardsIn(storyOf([begun('human.w1')])).flatMap(({ blocks }) => blocks)).toHaveLength(1);
});

test('FOG-8: a far conquest is news, that of a siege which was seen ends its story', () => {
  const [conquered] = EVENT_SAMPLES.SystemConquered;
  const far: SeenEvent = { ...conquered, system: wolf };
  expect([realmOf([far]).length, cardsIn(storyOf([far])).length]).toEqual([1, 0]);
  const bombed: SeenEvent = { ...EVENT_SAMPLES.SystemBombarded[0], system: wolf };
  expect(realmOf([bombed, far])).toEqual([]);
  expect(itemsOf(cardAt([bombed, far], 'Wolf')?.blocks ?? []).at(-1)).toMatch(/conquered/u);
});

test('what a fleet that is no more did is told where it was last seen', () => {
  const [formed] = EVENT_SAMPLES.FleetFormed;
  const gone = fleetId('human.f99');
  const met: SeenEvent = {
    ...EVENT_SAMPLES.EmpiresMet[0],
    with: loran,
    place: { kind: 'system', system: sol },
  };
  const seen: readonly SeenEvent[] = [
    { ...formed, fleet: gone, place: { kind: 'system', system: wolf } },
    { ...EVENT_SAMPLES.FleetDisbanded[0], fleet: gone },
    met,
  ];
  const placeOf = placesOfEvents(contextOf(sampleView, seen));
  expect(placeOf(seen[1]!)).toEqual({ kind: 'system', system: wolf });
  expect(placeOf(met)).toEqual({ kind: 'system', system: sol });
});

test('what happens to a fleet is told where it was at that moment, not where it is at the end of the turn', () => {
  const fleet = Object.values(sampleView.fleets).find(({ place }) => place.kind === 'system')!.id;
  const lane = Object.values(sampleView.lanes)[0]!;
  const inLane = { kind: 'lane', lane: lane.id, from: wolf, to: sol } as const;
  const followed: SeenEvent = { ...EVENT_SAMPLES.RouteSet[0], fleet };
  const seen: readonly SeenEvent[] = [
    followed,
    { ...EVENT_SAMPLES.FleetStopped[0], fleet, place: inLane },
    { ...followed },
    { ...EVENT_SAMPLES.FleetLeftLane[0], fleet, to: sol },
    { ...followed },
  ];
  const placeOf = placesOfEvents(contextOf(sampleView, seen));
  expect(seen.map(placeOf)).toEqual([
    { kind: 'system', system: wolf },
    { kind: 'lane', lane: lane.id },
    { kind: 'lane', lane: lane.id },
    { kind: 'system', system: sol },
    { kind: 'system', system: sol },
  ]);
});

test('FOG-2: a place says what was seen there once, also where attacks on the ground come between', () => {
  const foreign = Object.values(sampleView.systems).find(({ own }) => own === null)!;
  const sight: SeenEvent = { ...EVENT_SAMPLES.SystemReported[0], system: foreign.id };
  const attack: SeenEvent = { ...EVENT_SAMPLES.GroundAttacked[0], system: foreign.id };
  const blocks = cardAt([sight, attack, { ...sight }], foreign.name)?.blocks ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual(['list', 'table']);
  expect(itemsOf(blocks)).toHaveLength(1);
});

/** The steps of battles are in their records, and what own systems are like on the asset sheet. */
const TOLD_ELSEWHERE: readonly string[] = ['BattleMoment', 'SystemReported'];

test.each(Object.entries(EVENT_SAMPLES))('FOG-6: what happened is told: %s', (type, samples) => {
  const events = samples.filter((one): one is SeenEvent => typeof one === 'object');
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    const told = storyOf([event]).flatMap((block) =>
      block.kind === 'group' ? block.blocks : [block],
    );
    const nothing = JSON.stringify(told).includes('Nothing happened');
    expect(nothing, JSON.stringify(event)).toBe(TOLD_ELSEWHERE.includes(type));
  }
});
