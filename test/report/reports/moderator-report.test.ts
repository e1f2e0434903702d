import { expect, test } from 'vitest';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { valuesById } from '#kernel/collections/tables';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { renderHtml } from '#report/html/render-html';
import { moderatorReport } from '#report/reports/moderator-report';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { reportTemplates } from '#test/report/read-templates';

const RINGS = 5;
const SYSTEMS = 91;
const HOME = systemId('H0505');
const ABELL = systemId('H0506');
const BARDS = systemId('H0605');

const hexes = Array.from({ length: 2 * RINGS + 1 }, (_, q) => q - RINGS).flatMap((q) =>
  Array.from({ length: 2 * RINGS + 1 }, (_, r) => ({ q, r: r - RINGS })),
);
const idOf = ({ q, r }: { q: number; r: number }) =>
  systemId(`H${String(q + RINGS).padStart(2, '0')}${String(r + RINGS).padStart(2, '0')}`);
const NAMES = new Map([
  [HOME, 'Sol'],
  [ABELL, 'Abell'],
  [BARDS, 'Bard’s Rest'],
]);
const systems = hexes
  .filter(({ q, r }) => Math.abs(q + r) <= RINGS)
  .map((hex) => {
    const id = idOf(hex);
    return systemOf({ id, hex, name: NAMES.get(id) ?? `Star ${id.slice(1)}` });
  });

const state: CampaignState = campaignOf({
  turn: 4,
  empires: [
    empireOf({
      id: human,
      name: 'Terran Union',
      homeworld: HOME,
      finds: [{ kind: 'derelicts', system: ABELL, points: 13, classes: [designId('lida')] }],
    }),
    empireOf({ id: loran, name: 'Loran Imperium', homeworld: BARDS }),
  ],
  relations: [{ a: human, b: loran, state: 'trade', pact: true }],
  designs: [designOf({ id: designId('lida'), name: 'Lida', hull: 'CL', cost: 6 })],
  systems: systems.map((one) => {
    if (one.id === HOME) return { ...one, owner: human, census: 9, traits: ['Homeworld'] };
    if (one.id !== ABELL) return one;
    const native = { census: 3, morale: 2, productivity: 1 };
    const anomalies = ['Ruins', 'Dust Cloud'];
    return { ...one, importance: 'minor', capacity: 7, raw: 4, native, anomalies, found: false };
  }),
  lanes: [
    { a: HOME, b: ABELL, class: 'major' },
    { a: ABELL, b: BARDS, class: 'unexplored' },
    { a: BARDS, b: systemId('H0909'), class: 'unexplored' },
  ],
  fleets: [fleetOf({ id: fleetId('raiders.f1'), owner: RAIDERS, at: ABELL, name: 'Black Sails' })],
  units: [
    unitOf({
      id: unitId('raiders.u1'),
      owner: RAIDERS,
      design: designId('lida'),
      place: inFleet(fleetId('raiders.f1')),
    }),
  ],
});
/** A map that is explored from nothing: a lane may lead where no system is yet. */
const explored = { rings: RINGS } as unknown as NonNullable<RuleSet['explored']>;
const rules: RuleSet = { ...DEFAULT_RULE_SET, explored };
const truth = moderatorViewOf(state, { campaignName: 'Far', rules });
const covert = truth.relations.map((one) => ({ ...one, openly: 'war' as const }));
const view = { ...truth, relations: covert };
const report = moderatorReport({ view, lines: null, edition: 1 });
const html = renderHtml(report, reportTemplates);
/** The page as somebody reads it: cells apart, tags and spaces gone. */
const read = (part: string): string =>
  part
    .replaceAll(/<\/t[dh]>/gu, '| ')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' |', '|');
const text = read(html);
const [, table = ''] = html.split('All systems</');
const rows = table.split('<tr').map((row) => read(`<tr${row}`).trim());
const rowOf = (name: string): string => rows.find((row) => row.startsWith(`${name} H`)) ?? '';

test('FOG-1: the moderator’s view shows every system of the map, with owner or without', () => {
  expect(valuesById(state.systems)).toHaveLength(SYSTEMS);
  for (const { name } of systems) expect(rowOf(name), name).not.toBe('');
});

test('FOG-1, MAP-8: a system that nobody has found shows its values, natives, anomalies, lanes and what waits', () => {
  const row = rowOf('Abell');
  expect(row).toContain('Abell H0506| nobody| minor| 7| 4| 0| 0| 0| 0|');
  expect(row).toContain('Ruins, Dust Cloud; natives: Cen 3, Mor 2, Prd 1; waits to be found: ');
  expect(row).toContain('Ruins (35 EP of tech investment)');
  expect(row).toContain('the derelicts for 13 EP (Terran Union has yet to choose)');
  expect(row).toContain('Bard’s Rest (unexplored), Sol (major)');
  expect(rowOf('Sol')).toContain('Sol H0505| Terran Union|');
  expect(rowOf('Bard’s Rest')).toContain('H0909 (unexplored)');
});

test('FOG-1: powers that no player has stand in it with their forces', () => {
  const raiders = read(html.split('id="power-raiders"')[1] ?? '');
  expect(raiders).toContain('Black Sails f1');
  expect(raiders).toContain('Lida u1');
});

test('FOG-1, DIP-12: a covert treaty is shown beside what others take it for', () => {
  expect(text).toContain('Terran Union and Loran Imperium| Trade| War| co-belligerents|');
});

test('it says what it is and what it leaves out, and holds no promise of every secret', () => {
  expect(report.title).toBe('Moderator’s view (no fog)');
  expect(text).toContain('Each empire’s orders, what it knows of the others, and the events');
  expect(text).not.toContain('every secret');
});

test('each system is one jump away, from the list and from the map, and each place is there once', () => {
  const ids = [...html.matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const anchors = [...html.matchAll(/href="#([^"]*)"/gu)].map(([, anchor]) => anchor);
  for (const anchor of anchors) expect(ids).toContain(anchor);
  const jumps = html.split('Jump to')[1]!.split('</p>')[0]!;
  expect(jumps.match(/href="#system-/gu)).toHaveLength(SYSTEMS);
  const map = html.split('<svg')[1]!.split('</svg>')[0]!;
  expect(map.match(/href="#system-/gu)).toHaveLength(SYSTEMS);
});

test('a map of 91 systems stays a light page', () => {
  expect(html.length).toBeLessThan(400_000);
});
