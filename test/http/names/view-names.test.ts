import { expect, test } from 'vitest';
import { viewNamesOf } from '#http/names/view-names';
import { laneIdOf } from '#model/campaign/lane';
import type { FleetId, SystemId } from '#model/campaign/ids';
import { brandAs } from '#kernel/brand/brand';
import { sampleView, sol } from '#test/report/reports/sample-campaign';

const names = viewNamesOf(sampleView);
const fleet = (id: string): string => names.fleet(brandAs<FleetId>(id));
const far = brandAs<SystemId>('H0917');

test('TURN-4: a fleet that has formed since the last report, and one of others, are named without an id', () => {
  expect(fleet(`${sampleView.empire.id}.f87`)).toBe('new fleet f87');
  expect(fleet('loran.f3')).toBe('an unnamed fleet');
});

test('FOG-1: a system that the player doesn’t know is named by its place on the map', () => {
  expect(names.system(far)).toBe('unknown system 09,17');
  expect(names.at({ kind: 'system', system: far })).toBe('at unknown system 09,17');
  const lane = names.lane(laneIdOf(sol, far));
  expect(lane).toContain('unknown system 09,17');
  expect(lane).toContain('Sol');
});

test('MAP-12: nor is one that has no other name than its hex', () => {
  const dark = { ...sampleView.systems[sol]!, id: far, name: far };
  const view = { ...sampleView, systems: { ...sampleView.systems, [far]: dark } };
  expect(viewNamesOf(view).system(far)).toBe('unknown system 09,17');
});
