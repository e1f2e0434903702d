import { expect, test } from 'vitest';
import type { SeenEvent } from '#fog/views/seen-event';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, DesignId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { lostWorks } from '#report/alerts/lost-works';
import { contextOf } from '#report/sections/context';
import { EVENT_SAMPLES } from '#test/report/sections/event-samples';
import { loran, sampleView, sol, wolf } from '#test/report/reports/sample-campaign';
import { designId, unitId } from '#test/support/campaign';

const yard = brandAs<DesignId>('universal.shipyard');
const depot = brandAs<DesignId>('universal.supply-depot');
const saber = Object.values(sampleView.designs).find((one) => one.known === 'stats')!;
const classOf = (id: DesignId, name: string, role: 'shipyard' | 'depot') => ({
  ...saber,
  design: { ...saber.design, id, name, role, kind: 'base' as const },
});
const view = {
  ...sampleView,
  designs: {
    ...sampleView.designs,
    [yard]: classOf(yard, 'Shipyard', 'shipyard'),
    [depot]: classOf(depot, 'Supply Depot', 'depot'),
  },
} as typeof sampleView;
const isOwn = (system: typeof sol): boolean => (view.systems[system]?.own ?? null) !== null;
const at = (system: typeof sol) => ({ kind: 'system', system }) as const;
const destroyed = (design: DesignId, system: typeof sol): SeenEvent => ({
  ...{ type: 'UnitDestroyed', cite: cite('CSC-14'), rolls: [] },
  ...{ unit: unitId('human.u77'), design, name: '', place: at(system) },
});
const battle: SeenEvent = {
  ...EVENT_SAMPLES.BattleBegan[0],
  battle: brandAs<BattleId>('b9'),
  place: at(sol),
  enemy: [RAIDERS],
};
const tell = (...seen: readonly SeenEvent[]) => lostWorks(contextOf(view, seen));

test('SUP-1: a depot that raiders destroyed is named with its place, and the order that rebuilds it is filled in', () => {
  expect(isOwn(sol)).toBe(true);
  const [alert, ...others] = tell(battle, destroyed(depot, sol));
  expect(others).toEqual([]);
  expect(alert?.text).toMatch(/^You lost a Supply Depot at Sol to Raiders\. Without a depot /u);
  expect(alert?.answers).toMatchObject([
    { order: 'BuildUnits', fields: { design: depot, system: sol, source: 'convoy' } },
  ]);
});

test('ENC-6: a shipyard that surrendered is named with those who took it', () => {
  const surrendered: SeenEvent = {
    ...{ type: 'UnitSurrendered', cite: cite('ENC-6'), rolls: [] },
    ...{ unit: unitId('human.u78'), design: yard, name: 'Forge', place: at(sol), by: loran },
  };
  expect(tell(surrendered)[0]?.text).toMatch(
    /^You lost Forge \(Shipyard\) at Sol to Loran Imperium\. Without a shipyard /u,
  );
});

test('other units are not works, and without an enemy nobody is accused', () => {
  expect(tell(battle, destroyed(designId('saber'), sol))).toEqual([]);
  expect(tell(battle, destroyed(depot, wolf))[0]?.text).not.toContain('Raiders');
});
