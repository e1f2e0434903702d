import { expect, test } from 'vitest';
import { discoverSystem } from '#engine/galaxy/discover-system';
import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { mapOfState } from '#engine/galaxy/map-of-state';
import { reachOut } from '#engine/galaxy/reach-out';
import { regionsOf } from '#engine/galaxy/regions-of';
import { recorderOf } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { Importance, Trait } from '#model/campaign/system';
import type { CampaignState } from '#model/campaign/state';
import type { ExploredMap } from '#model/settings/galaxy-settings';
import { valuesOf } from '#rules/galaxy/values-of';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { campaignOf, empireId, fleetId, systemOf } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { mapOf } from './maps.ts';

const red = empireId('red');
const fleet = fleetId('red.f1');
const SIZES = [
  { rings: 1, players: 2 },
  { rings: 2, players: 3 },
  { rings: 4, players: 4 },
];
const CHOICES = [
  { anomalyTable: 'd10', offMapLanes: 'off' },
  { anomalyTable: '2d6', offMapLanes: 'on' },
] as const;

/** A map on which one lane after another is explored, by any empire, until none is left. */
function exploredToTheEnd(index: number) {
  const { rings, players } = SIZES[index % SIZES.length]!;
  const choice = CHOICES[index % CHOICES.length]!;
  const explored: ExploredMap = { rings, unmappedStars: 'off', ...choice };
  const seed = `explored ${String(index)}`;
  const settings = { map: 'explore', ...choice } as const;
  const { galaxy } = mapOf({ seed, rings, players, settings });
  const homes = galaxy.systems.map(({ id, hex, importance }) => systemOf({ id, hex, importance }));
  const record = recorderOf(campaignOf({ systems: homes, lanes: galaxy.lanes }));
  const dice = galaxyDice(`${seed} in play`);
  const next = () => valuesById(record.state().lanes).find((lane) => lane.class === 'unexplored');
  for (let lane = next(); lane !== undefined; lane = next()) {
    for (const system of [lane.a, lane.b]) {
      if (Object.hasOwn(record.state().systems, system)) continue;
      discoverSystem(record, { surveys: 'off', explored, system, empire: red, fleet, dice });
    }
    record.emit({
      ...{ type: 'LaneExplored', cite: cite('MAP-10'), rolls: [], witnesses: [] },
      ...{ empire: red, fleet, lane: lane.id, from: lane.a, to: lane.b, class: 'minor' },
    });
    if (next() === undefined) reachOut(record, dice, rings);
  }
  const found = record
    .result()
    .events.flatMap((one) => (one.type === 'SystemGenerated' ? [one] : []));
  return { rings, explored, state: record.state(), found: found.map(({ system }) => system) };
}

const maps = Array.from({ length: howMany(18, 600) }, (_, index) => exploredToTheEnd(index));
const found = maps.flatMap((map) => map.found);

test('MAP-11, MAP-12: a map explored to its end has a system in every hex, and lanes reach them all', () => {
  for (const { state, rings } of maps) {
    expect(Object.keys(state.systems)).toHaveLength(1 + 3 * rings * (rings + 1));
    expect(regionsOf(mapOfState(state, rings))).toHaveLength(1);
    expect(brokenMapOf(state)).toEqual([]);
    const names = valuesById(state.systems).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

const brokenMapOf = (state: CampaignState) =>
  brokenInvariants(state).filter(({ code }) => /^(LANE|SYSTEM)_/.test(code));

test('MAP-4, MAP-6: a found system has its values by the tables, is empty, and keeps what waits there', () => {
  for (const { importance, traits, anomalies, native, ...system } of found) {
    const { capacity, raw, ...waiting } = valuesOf(
      importance,
      traits as readonly Trait[],
      'nobody',
    );
    expect(system).toMatchObject({ capacity, raw, census: 0, morale: 0, owner: null });
    expect(native).toEqual(waiting);
    expect(traits.length).toBeLessThanOrEqual(4);
    // That of a splinter colony comes with its people, when they join.
    const joins = anomalies.includes('Splinter Colony');
    const isKept = anomalies.includes('Abandoned Colony') && !joins;
    expect(system.productivity).toBe(isKept ? waiting.productivity : 0);
  }
});

test('MAP-3, MAP-4: what is found in play comes as often as on a map that is made at once', () => {
  const rings = 4;
  const whole = Array.from({ length: howMany(8, 100) }, (_, index) =>
    mapOf({ seed: `whole ${String(index)}`, rings, players: 4 }),
  ).flatMap(({ galaxy }) => galaxy.systems.filter(({ player }) => player === null));
  const share = (all: readonly Readonly<{ importance: Importance }>[], kind: Importance) =>
    all.filter(({ importance }) => importance === kind).length / all.length;
  for (const kind of ['unimportant', 'minor', 'major'] as const) {
    expect(Math.abs(share(found, kind) - share(whole, kind)), kind).toBeLessThan(0.12);
  }
  const metals = (all: readonly Readonly<{ traits: readonly string[] }>[]) =>
    all.filter(({ traits }) => traits.includes('Rare Metals')).length / all.length;
  expect(Math.abs(metals(found) - metals(whole))).toBeLessThan(0.1);
});
