import { expect, test } from 'vitest';
import type { Happening } from '#app/happenings/happening';
import { happeningsOf } from '#app/happenings/happenings-of';
import type { KeptEvent } from '#app/ports/turn-record';
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
import { codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';

const [ash, elm] = [empireId('ash'), empireId('elm')];
const here = systemId('H0101');
const place = { kind: 'system', system: here } as const;
const fact = { cite: cite('CSC-14'), rolls: [], witnesses: [] };
const state = campaignOf({
  empires: [empireOf({ id: ash, name: 'Ash' }), empireOf({ id: elm, name: 'Elm' })],
  systems: [systemOf({ id: here, name: 'Vega', owner: elm })],
  designs: [designOf({ id: designId('ship'), cost: 7 })],
});
const happened = (events: readonly CampaignEvent[]): readonly Happening[] =>
  happeningsOf(
    events.map((event): KeptEvent => ({ version: 12, turn: 3, phase: 'encounters', event })),
    state,
  );

test('CSC-14: the account tells a battle, its loser, and what each power lost by which cause', () => {
  const told = happened([
    {
      ...{ type: 'BattleEnded', ...fact, battle: brandAs<BattleId>('t3.H0101.1'), place },
      ...{ sides: { attacker: [ash], defender: [elm] }, rounds: 2, withdrew: [] },
      ...{ loser: 'defender', lost: { attacker: 0, defender: 7 }, onlookers: [] },
    },
    {
      ...{ type: 'UnitDestroyed', ...fact, empire: elm, unit: unitId('elm.u1') },
      ...{ design: designId('ship'), name: '', place },
    },
    {
      ...{ type: 'UnitPlundered', ...fact, cite: cite('SUP-1'), place, from: elm },
      ...{ unit: unitId('elm.u2'), design: designId('ship'), name: '' },
    },
  ]);
  expect(told.map(({ kind }) => kind)).toEqual(['battle', 'losses']);
  expect(told[0]).toMatchObject({ where: 'Vega', loser: 'defender', version: 12 });
  expect(told[1]).toMatchObject({
    ...{ of: { name: 'Elm' }, units: 2, cost: 14 },
    causes: [
      { cause: 'battle', units: 1 },
      { cause: 'plundered', units: 1 },
    ],
  });
});

test('GND-6, COL-6: systems that changed hands come before rebels, and orders that failed are counted', () => {
  const failed: CampaignEvent = {
    ...{ type: 'OrderFailed', ...fact, empire: ash, index: 0, kind: 'MoveFleet' },
    ...{ because: 'fleet-gone', about: '' },
  };
  const told = happened([
    failed,
    { type: 'RebelsRose', ...fact, empire: elm, system: here, dice: [3], target: 4, rebels: 2 },
    failed,
    {
      ...{ type: 'SystemConquered', ...fact, system: here, from: elm, by: ash, how: 'assault' },
      ...{ values: { morale: 2, intel: 0 }, isHomeworld: false, turn: 3 },
    },
  ]);
  expect(told).toMatchObject([
    { kind: 'hands', where: 'Vega', from: { name: 'Elm' }, by: { name: 'Ash' }, how: 'assault' },
    { kind: 'rebels', where: 'Vega', owner: { name: 'Elm' }, rebels: 2 },
    { kind: 'failed', of: { name: 'Ash' }, orders: 2 },
  ]);
});

test('FOG-1: the account is of the last turn, and closed to a moderator who plays', async () => {
  const desk = await deskOf();
  const { use, moderator } = desk;
  const run = async () =>
    done(await use.runTurn({ actor: moderator, version: await desk.version(), passOver: true }));
  await run();
  expect(done(await use.readHappenings({ actor: moderator }))).toMatchObject({ turn: 0 });
  await sendBothToTheMiddle(desk);
  await run();
  const { turn, happenings } = done(await use.readHappenings({ actor: moderator }));
  expect(turn).toBe(1);
  expect(happenings.map(({ kind }) => kind)).toContain('battle');
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  expect(codeOf(await use.readHappenings({ actor: blind }))).toBe('MODERATOR_BLIND');
});
