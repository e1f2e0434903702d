import { expect, test } from 'vitest';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { CampaignState } from '#model/campaign/state';
import { firstContactText, publishedLists } from '../published-lists.ts';

const lists = publishedLists();

function start() {
  const parsed = parseScenario(firstContactText(), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error, null, 2));
  return stateOfScenario(parsed.value, lists);
}
const { state, rules, name } = start();

const designOf = (id: string) => lists.designs.find((design) => design.id === id)!;
const unitsOf = (owner: string, from: CampaignState = state) =>
  Object.values(from.units).filter((unit) => unit.owner === owner);
const systemNamed = (name: string) =>
  Object.values(state.systems).find((system) => system.name === name)!;

test('it begins with the opening of turn 1', () => {
  expect([name, state.turn, state.phase, rules.firstYear]).toEqual([
    'First Contact',
    1,
    'opening',
    3000,
  ]);
  expect(Object.keys(state.empires)).toEqual(['human', 'loran']);
  expect(Object.values(state.relations)).toEqual([
    {
      id: 'human/loran',
      a: 'human',
      b: 'loran',
      state: 'war',
      since: 0,
      sustained: true,
      pact: false,
      openly: null,
    },
  ]);
});

test('the same text gives the same bytes, and a JSON round trip changes nothing', () => {
  expect(canonicalJson(start().state)).toBe(canonicalJson(state));
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('MAP-1: two rings, one system in every hex, ids from the hexes', () => {
  expect(Object.keys(state.systems)).toHaveLength(19);
  expect(systemNamed('Sol').id).toBe('H0002');
  expect(systemNamed('Wolf 359').id).toBe('H0202');
  expect(systemNamed('Ross 128').id).toBe('H0300');
});

test('MAP-2: the homeworlds lie opposite each other on the outer ring, six places apart', () => {
  const [human, loran] = [systemNamed('Sol').hex, systemNamed('Delta Pavonis').hex];
  expect([human.q + loran.q, human.r + loran.r]).toEqual([0, 0]);
  expect(Math.max(Math.abs(human.q), Math.abs(human.r), Math.abs(human.q + human.r))).toBe(2);
});

test('MAP-5: both homeworlds have the balanced values', () => {
  for (const name of ['Sol', 'Delta Pavonis']) {
    const { capacity, raw, census, morale, productivity } = systemNamed(name);
    expect([capacity, raw, census, morale, productivity]).toEqual([10, 5, 9, 6, 6]);
  }
});

test('the values of every system hold the invariants', () => {
  for (const { census, morale, capacity, owner } of Object.values(state.systems)) {
    expect(morale).toBeGreaterThanOrEqual(0);
    expect(morale).toBeLessThanOrEqual(census);
    expect(census).toBeLessThanOrEqual(capacity);
    if (owner === null) expect(census).toBe(0);
  }
});

test('there are lanes of every class, ends in id order', () => {
  const lanes = Object.values(state.lanes);
  expect(new Set(lanes.map((lane) => lane.class))).toEqual(
    new Set(['major', 'minor', 'restricted', 'unexplored']),
  );
  for (const { id, a, b } of lanes) {
    expect(id).toBe(`${a}-${b}`);
    expect(a < b).toBe(true);
  }
});

test.each(['human', 'loran'])('SET-1: %s has its free units and 100 points of others', (owner) => {
  const designs = unitsOf(owner).map(({ design }) => designOf(design));
  const free = designs.filter(({ list }) => list === 'universal').map(({ id }) => id);
  expect(free).toEqual(['universal.shipyard', 'universal.supply-depot', 'universal.convoy']);
  const bought = designs.filter(({ list }) => list !== 'universal');
  expect(bought.reduce((total, { cost }) => total + cost, 0)).toBe(100);
  expect(bought.every(({ era }) => era === 0)).toBe(true);
});

test('SET-2: what is unlocked is the Starting list and the universal one', () => {
  const loran = Object.values(state.empires).find(({ id }) => id === 'loran')!;
  expect(loran.unlocked).toContain('loran.lida');
  expect(loran.unlocked).toContain('universal.convoy');
  expect(loran.unlocked).not.toContain('loran.merte');
  expect(loran.unlocked).not.toContain('human.apollo');
});

test('every unit and fleet is where something is, and numbers run without a gap', () => {
  for (const { empire, units, fleets } of Object.values(state.counters)) {
    const numbers = (rows: readonly { id: string; owner: string }[]) =>
      rows.filter(({ owner }) => owner === empire).map(({ id }) => id);
    const upTo = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${empire}.${letter}${index + 1}`);
    expect(numbers(Object.values(state.units))).toEqual(upTo('u', units));
    expect(numbers(Object.values(state.fleets))).toEqual(upTo('f', fleets));
  }
  const carried = new Map<string, number>();
  for (const { place, owner } of Object.values(state.units)) {
    if (place.kind === 'fleet') expect(state.fleets[place.fleet]?.owner).toBe(owner);
    if (place.kind === 'system') expect(state.systems[place.system]).toBeDefined();
    if (place.kind !== 'aboard') continue;
    expect(state.units[place.carrier]?.owner).toBe(owner);
    carried.set(place.carrier, (carried.get(place.carrier) ?? 0) + 1);
  }
  for (const unit of Object.values(state.units)) {
    expect(carried.get(unit.id) ?? 0).toBeLessThanOrEqual(designOf(unit.design).cv);
  }
});

test('FOG-2: each knows its own half and the middle, and not where the other lives', () => {
  const known = (viewer: string, part: 'located' | 'visited' | 'reported') =>
    Object.values(state.knownSystems)
      .filter((row) => row.viewer === viewer && row[part] !== null)
      .map((row) => row.name);
  expect(known('human', 'located')).not.toContain('Delta Pavonis');
  expect(known('loran', 'located')).not.toContain('Sol');
  expect(known('human', 'visited')).toContain('Wolf 359');
  expect(known('human', 'visited')).not.toContain('82 Eridani');
  expect(known('human', 'located')).toContain('82 Eridani');
  expect(known('human', 'reported')).toEqual(['Sol', 'Alpha Centauri', "Barnard's Star", 'Sirius']);
});

test('FOG-2: known lanes are those of visited systems', () => {
  const visited = new Set(
    Object.values(state.knownSystems)
      .filter(({ viewer, visited }) => viewer === 'human' && visited !== null)
      .map(({ system }) => system),
  );
  const known = Object.values(state.knownLanes).filter(({ viewer }) => viewer === 'human');
  expect(known.every(({ a, b }) => visited.has(a) || visited.has(b))).toBe(true);
  const all = Object.values(state.lanes).filter(({ a, b }) => visited.has(a) || visited.has(b));
  expect(known).toHaveLength(all.length);
});
