import { expect, test } from 'vitest';
import { battlesFought } from '#app/figures/battles-fought';
import { lossesOf } from '#app/figures/losses-of';
import { figuresOf } from '#app/figures/figures-of';
import type { KeptEvent } from '#app/ports/turn-record';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, WorkId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

const [a, b] = [empireId('a'), empireId('b')];
const at = (id: string) => ({ kind: 'system', system: systemId(id) }) as const;
const facts = (rule: 'CSC-14' | 'SUP-7' | 'SUP-1' | 'ENC-6' | 'CON-4') => ({
  cite: cite(rule),
  rolls: [],
  witnesses: [],
});
const kept = (version: number, event: CampaignEvent): KeptEvent => ({
  version,
  turn: 7,
  phase: 'encounters',
  event,
});
const battle = brandAs<BattleId>('t7.H0101.1');
const sides = { attacker: [a], defender: [b] };
const began = (place: string): CampaignEvent => ({
  type: 'BattleBegan',
  ...facts('CSC-14'),
  ...{ battle, place: at(place), scenario: 'deep-space', sides },
});
const ended = (place: string, lost: { attacker: number; defender: number }): CampaignEvent => ({
  type: 'BattleEnded',
  ...facts('CSC-14'),
  ...{ battle, place: at(place), sides, rounds: 4, withdrew: [], loser: 'defender', lost },
  onlookers: [],
});
const destroyed = (
  empire: typeof a,
  unit: string,
  place: string,
  { rule = 'CSC-14', design = 'ship' }: { rule?: 'CSC-14' | 'SUP-7'; design?: string } = {},
): CampaignEvent => ({
  type: 'UnitDestroyed',
  ...facts(rule),
  ...{ empire, unit: unitId(unit), design: designId(design), name: '', place: at(place) },
});
const COSTS: Readonly<Record<string, number>> = { ship: 5, cruiser: 26, yard: 9 };
const costOf = (design: string): number => COSTS[design] ?? 0;
const fought = (events: readonly KeptEvent[]) => battlesFought(events, lossesOf(events, costOf));

test('CSC-14: a battle has the losses of both sides in cost and in units', () => {
  const [one] = fought([
    kept(40, began('H0101')),
    kept(40, ended('H0101', { attacker: 5, defender: 31 })),
    kept(40, destroyed(a, 'a.u1', 'H0101')),
    kept(40, destroyed(b, 'b.u1', 'H0101')),
    kept(40, destroyed(b, 'b.u2', 'H0101', { design: 'cruiser' })),
  ]);
  expect(one).toMatchObject({
    turn: 7,
    version: 40,
    scenario: 'deep-space',
    rounds: 4,
    loser: 'defender',
    lost: { attacker: 5, defender: 31 },
    units: { attacker: 1, defender: 2 },
  });
});

test('units that hunger destroys, elsewhere or in another phase, are no losses of a battle', () => {
  const [one] = fought([
    kept(40, ended('H0101', { attacker: 0, defender: 0 })),
    kept(40, destroyed(b, 'b.u1', 'H0101', { rule: 'SUP-7' })),
    kept(40, destroyed(b, 'b.u2', 'H0202')),
    kept(41, destroyed(b, 'b.u3', 'H0101')),
  ]);
  expect(one!.units).toEqual({ attacker: 0, defender: 0 });
});

const plundered = (unit: string, place: string): CampaignEvent => ({
  type: 'UnitPlundered',
  ...facts('SUP-1'),
  ...{ from: b, unit: unitId(unit), design: designId('yard'), name: '', place: at(place) },
});

test('SUP-1: yards that raiders plunder are losses of their turn, and no battle counts them', () => {
  const events = [
    kept(40, ended('H0101', { attacker: 0, defender: 26 })),
    kept(40, destroyed(b, 'b.u1', 'H0101', { design: 'cruiser' })),
    kept(40, plundered('b.u2', 'H0101')),
    kept(41, destroyed(a, 'a.u1', 'H0202', { rule: 'SUP-7' })),
  ];
  expect(lossesOf(events, costOf)).toMatchObject([
    { empire: b, unit: 'b.u1', cost: 26, cause: 'battle', side: 'defender' },
    { empire: b, unit: 'b.u2', cost: 9, cause: 'plundered', battle: null },
    { empire: a, unit: 'a.u1', cost: 5, cause: 'supply', battle: null },
  ]);
  expect(fought(events)[0]).toMatchObject({ lost: { defender: 26 }, units: { defender: 1 } });
});

test('CON-4: units destroyed under construction are losses of what was paid, beside the battle that took their shipyard', () => {
  const workLost = (work: string, place: string, paid: number): CampaignEvent => ({
    type: 'WorkLost',
    ...facts('CON-4'),
    ...{ empire: b, work: brandAs<WorkId>(work), design: designId('cruiser'), name: '' },
    ...{ system: systemId(place), paid },
  });
  const events = [
    kept(40, ended('H0101', { attacker: 0, defender: 9 })),
    kept(40, destroyed(b, 'b.u2', 'H0101', { design: 'yard' })),
    kept(40, workLost('b.w1', 'H0101', 7)),
    kept(41, workLost('b.w2', 'H0101', 3)),
  ];
  const losses = lossesOf(events, costOf);
  expect(losses).toMatchObject([
    { unit: 'b.u2', cost: 9, cause: 'battle', yardLostIn: null },
    { unit: 'b.w1', cost: 7, cause: 'unfinished', battle: null, yardLostIn: battle },
    { unit: 'b.w2', cost: 3, cause: 'unfinished', battle: null, yardLostIn: null },
  ]);
  expect(fought(events)[0]).toMatchObject({ lost: { defender: 9 }, units: { defender: 1 } });
});

test('ENC-6: what a battle counted as captured is charged to it when the encounter ends', () => {
  const captured = (unit: string): CampaignEvent => ({
    type: 'UnitCaptured',
    ...facts('ENC-6'),
    ...{ from: b, by: a, unit: unitId(unit), becomes: unitId(`a.${unit}`), turn: 7 },
    ...{ design: designId('yard'), name: '', place: at('H0101'), to: at('H0101') },
  });
  const scuttled = destroyed(a, 'a.b.u1', 'H0101', { design: 'yard' });
  const losses = lossesOf(
    [
      kept(40, ended('H0101', { attacker: 0, defender: 9 })),
      kept(40, captured('b.u1')),
      kept(40, captured('b.u2')),
      kept(40, scuttled),
    ],
    costOf,
  );
  expect(losses).toMatchObject([
    { empire: b, unit: 'b.u1', cause: 'battle' },
    { empire: b, unit: 'b.u2', cause: 'captured' },
  ]);
});

test('the figures of an empire count its systems, Census, ships, and what its units cost', () => {
  const ship = designOf({ id: designId('ship'), kind: 'ship', cost: 11 });
  const base = designOf({ id: designId('base'), kind: 'base', cost: 4 });
  const fleet = fleetId('a.f1');
  const state = campaignOf({
    empires: [empireOf({ id: a, era: 3, unlocked: [ship.id] }), empireOf({ id: b })],
    designs: [ship, base],
    systems: [
      systemOf({ id: systemId('H0101'), owner: a, census: 6 }),
      systemOf({ id: systemId('H0202'), owner: a, census: 2 }),
    ],
    fleets: [fleetOf({ id: fleet, owner: a, at: systemId('H0101') })],
    units: [
      unitOf({ id: unitId('a.u1'), owner: a, design: ship.id, place: inFleet(fleet) }),
      unitOf({ id: unitId('a.u2'), owner: a, design: ship.id, place: inFleet(fleet) }),
      unitOf({ id: unitId('a.u3'), owner: a, design: base.id, place: at('H0202') }),
    ],
  });
  const [first, second] = figuresOf(state);
  expect(first).toEqual({
    ...{ empire: a, systems: 2, census: 8, ships: 2, units: 3, worth: 26, era: 3, classes: 1 },
  });
  expect(second).toMatchObject({ empire: b, systems: 0, census: 0, units: 0, worth: 0 });
});
