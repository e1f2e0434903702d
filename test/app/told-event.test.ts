import { expect, test } from 'vitest';
import { tellerOf } from '#app/desk/told-event';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId } from '#model/campaign/ids';
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
const destroyed = (unit: string, name: string): CampaignEvent => ({
  ...{ type: 'UnitDestroyed', ...fact, empire: elm, unit: unitId(unit) },
  ...{ design: designId('ship'), name, place },
});

test('units that are gone are told by their names, and those without by class and number', () => {
  const events = [destroyed('elm.u7', 'Gorgo'), destroyed('elm.u8', '')];
  const tell = tellerOf(state, events);
  expect(tell(events[0]!)).toContain('Lida Gorgo destroyed at Vega');
  expect(tell(events[1]!)).toContain('Lida u8 destroyed at Vega');
  expect(events.map(tell).join()).not.toContain('elm.u');
});

test('battles are told by their places', () => {
  const battle = brandAs<BattleId>('t3.H0101.1');
  const ended: CampaignEvent = {
    ...{ type: 'BattleEnded', ...fact, battle, place, sides: { attacker: [elm], defender: [] } },
    ...{ rounds: 2, withdrew: [], loser: null, lost: { attacker: 0, defender: 0 }, onlookers: [] },
  };
  const line = tellerOf(state, [ended])(ended);
  expect(line).toContain('battle at Vega ends after 2 rounds');
  expect(line).not.toContain('H0101');
});
