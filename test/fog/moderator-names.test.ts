import { expect, test } from 'vitest';
import { describeEvent } from '#fog/moderator-log/describe';
import { namesOf } from '#fog/moderator-log/names';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, EncounterId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
} from '#test/support/campaign';

const elm = empireId('elm');
const place = { kind: 'system', system: systemId('H0101') } as const;
const fact = { cite: cite('CSC-14'), rolls: [], witnesses: [] };
const state = campaignOf({
  empires: [empireOf({ id: elm, name: 'Elm' })],
  systems: [systemOf({ id: systemId('H0101'), name: 'Vega' })],
  designs: [designOf({ id: designId('ship'), name: 'Lida' })],
});
const told = (events: readonly CampaignEvent[]): readonly string[] =>
  events.map((event) => describeEvent(event, namesOf(state, events)));
const destroyed = (unit: string, name: string): CampaignEvent => ({
  ...{ type: 'UnitDestroyed', ...fact, empire: elm, unit: unitId(unit) },
  ...{ design: designId('ship'), name, place },
});

test('units that are gone are told by their names, and those without by class and number', () => {
  const events = [destroyed('elm.u7', 'Gorgo'), destroyed('elm.u8', '')];
  const [named, unnamed] = told(events);
  expect(named).toContain('Lida Gorgo destroyed at Vega');
  expect(unnamed).toContain('Elm: Lida u8 destroyed at Vega');
  expect(told(events).join()).not.toContain('elm.u');
});

const battleAt = (id: string, rounds: number): CampaignEvent => ({
  ...{ type: 'BattleEnded', ...fact, battle: brandAs<BattleId>(id), place, rounds },
  ...{ sides: { attacker: [elm], defender: [] }, withdrew: [], loser: null },
  ...{ lost: { attacker: 0, defender: 0 }, onlookers: [] },
});

test('battles are told by their places, and further ones at the same place by their number', () => {
  const lines = told([battleAt('t3.H0101.1', 2), battleAt('t3.H0101.2', 4)]);
  expect(lines[0]).toContain('battle at Vega ends after 2 rounds');
  expect(lines[1]).toContain('battle 2 at Vega ends after 4 rounds');
  expect(lines.join()).not.toContain('H0101');
});

test('an encounter is told by its place', () => {
  const encounter = brandAs<EncounterId>('t3.H0101');
  const lines = told([
    { type: 'EncounterBegan', ...fact, encounter, place, sides: [elm] },
    { type: 'EncounterEnded', ...fact, encounter, place },
  ]);
  expect(lines).toEqual(['CSC-14 encounter at Vega: Elm', 'CSC-14 encounter at Vega ends']);
});
