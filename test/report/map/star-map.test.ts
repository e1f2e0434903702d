import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { safeSvg } from '#report/html/safe-svg';
import { moderatorMap } from '#report/map/moderator-map';
import { ownerMarksOf } from '#report/map/owner-marks';
import { starMap, starMapFigure } from '#report/map/star-map';
import { sampleState, sampleView } from '#test/report/reports/sample-campaign';
import { systemId, systemOf } from '#test/support/campaign';

const svg = starMap(sampleView);

test('the map is safe for a page: no styles, no scripts, no foreign addresses', () => {
  for (const one of [svg, starMap(sampleView, { standAlone: true })]) {
    expect(safeSvg(one)).toBe(one);
    expect(one).not.toMatch(/ style=|<script|undefined|NaN/u);
  }
});

test('FOG-2: every known system is on the map once, and no other', () => {
  const ids = [...svg.matchAll(/id="map-([^"]*)"/gu)].map(([, id = '']) => id);
  expect(ids.toSorted(compareText)).toEqual(
    valuesById(sampleView.systems)
      .map(({ id }) => id)
      .toSorted(compareText),
  );
  expect(svg).not.toContain('Hidden Home');
});

test('marks do not cover one another, and all numbers are whole or fixed', () => {
  const circles = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)" r="([^"]*)"/gu)].map(
    ([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }),
  );
  circles.forEach((a, index) => {
    for (const b of circles.slice(index + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
    }
  });
  for (const { x, y } of circles) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
});

test('each lane has the class by which it is drawn', () => {
  const classes = [...svg.matchAll(/class="(lane [^"]*)"/gu)].map(([, name = '']) => name);
  expect(classes.toSorted(compareText)).toEqual([
    'lane lane-major',
    'lane lane-restricted',
    'lane lane-unexplored',
  ]);
});

test('FOG-11: a lane tells what it is, and in which turn that became known', () => {
  const told = [...svg.matchAll(/class="lane [^>]*><title>([^<]*)</gu)].map(([, about]) => about);
  expect(told).toHaveLength(3);
  expect(told.every((about) => about?.endsWith(', charted in turn 1'))).toBe(true);
  expect(
    told.some((about) => about?.includes('–') === true && about.includes(': major lane')),
  ).toBe(true);
});

test('FOG-11: a contact in sight is solid, a memory is faded and says its turn', () => {
  expect(svg).toMatch(/class="contact owner-2">.*<text class="fleet-name"[^>]*>L2</u);
  expect(svg).toMatch(/class="contact owner-unknown remembered">.*opacity="0.5".*>\?2 t2</u);
});

test('own fleets show the number of their ships and other units', () => {
  expect(svg).toMatch(
    /class="force"><title>Home Fleet and garrison: 1 ship and 1 other unit<\/title><path class="fleet"/u,
  );
});

test('systems lead to their rows; a file of its own has no links but a title, a legend and paper', () => {
  expect(svg).toContain('href="#system-H0202"');
  const file = starMap(sampleView, { standAlone: true });
  expect(file).not.toContain('href');
  expect(file).toMatch(/^<svg xmlns=[^>]* width="\d+" height="\d+" role="img"/u);
  expect(file).toContain('L\u00a0\u00a0Loran Imperium');
  expect(file).toContain('<rect');
});

test('names are data: markup in them is text', () => {
  expect(svg).toContain('Wolf &lt;359&gt;');
});

test('two owners whose names begin alike have different letters', () => {
  const marks = ownerMarksOf([
    { id: 'a', name: 'Terra' },
    { id: 'b', name: 'Tirelon' },
    { id: 'c', name: 'T' },
  ]);
  expect([...marks.values()].map(({ letter }) => letter)).toEqual(['T', 'I', 'A']);
});

test('the same view gives the same bytes, for any order of its keys', () => {
  const turned: EmpireView = {
    ...sampleView,
    systems: Object.fromEntries(Object.entries(sampleView.systems).reverse()),
    lanes: Object.fromEntries(Object.entries(sampleView.lanes).reverse()),
    contacts: Object.fromEntries(Object.entries(sampleView.contacts).reverse()),
  };
  expect(starMap(turned)).toBe(svg);
});

test('the figure says in words what it shows', () => {
  expect(starMapFigure(sampleView).alt).toBe(
    'The stars that Terran Union knows, turn 3: 4 systems, 2 of them your own, 3 lanes, 4 marks of forces.',
  );
});

test('a galaxy of thousands of stars is drawn in time that grows with it', () => {
  const systems = Array.from({ length: 4000 }, (_, index) => {
    const hex = { q: index % 80, r: Math.floor(index / 80) };
    return systemOf({
      id: systemId(`H${String(hex.q).padStart(2, '0')}${String(hex.r).padStart(2, '0')}`),
      hex,
    });
  });
  const view = moderatorViewOf(
    {
      ...sampleState,
      systems: Object.fromEntries(systems.map((one) => [one.id, one])),
      fleets: {},
      lanes: {},
    },
    { campaignName: 'Large', rules: DEFAULT_RULE_SET },
  );
  expect(moderatorMap(view).match(/<circle/gu)).toHaveLength(4000);
});

test('the moderator sees what is hidden from players', () => {
  const view = moderatorViewOf(sampleState, {
    campaignName: 'The Long Dusk',
    rules: DEFAULT_RULE_SET,
  });
  expect(moderatorMap(view)).toContain('Hidden Home');
});

test('COL-10: an independent colony has a mark and a legend of its own, for players and the moderator', () => {
  const known = valuesById(sampleView.systems).find(
    ({ own, visited }) => own === null && visited !== null,
  )!;
  const facts = { ...known.visited!.facts, owner: null, settlement: 'colony' } as const;
  const systems = {
    ...sampleView.systems,
    [known.id]: { ...known, visited: { ...known.visited!, facts } },
  };
  const view: EmpireView = { ...sampleView, systems };
  const markIn = (map: string): string =>
    new RegExp(`id="map-${known.id}"[^>]*>(.*?)<text`).exec(map)?.[1] ?? '';
  expect(markIn(starMap(view)).match(/<circle/g)).toHaveLength(2);
  expect(markIn(starMap(view))).toContain('independent colony');
  expect(markIn(svg).match(/<circle/g)).toHaveLength(1);
  const legendOf = (one: EmpireView) => (starMapFigure(one).legend ?? []).map(({ mark }) => mark);
  expect(legendOf(view)).toContain('⊙');
  expect(legendOf(sampleView)).not.toContain('⊙');
  const free = { ...sampleState.systems[known.id]!, owner: null, census: 2 };
  const state = { ...sampleState, systems: { ...sampleState.systems, [known.id]: free } };
  const told = moderatorMap(moderatorViewOf(state, { campaignName: '', rules: DEFAULT_RULE_SET }));
  expect(told).toContain('independent colony');
});
