import { expect, test } from 'vitest';
import type { SystemId } from '#model/campaign/ids';
import { keysById } from '#kernel/collections/tables';
import type { MapOverlay } from '#report/document/map-overlay';
import { safeSvg } from '#report/html/safe-svg';
import { orderMapFigure } from '#report/map/order-map';
import { starMap } from '#report/map/star-map';
import { sampleView } from '#test/report/reports/sample-campaign';

const [from, near, far] = keysById(sampleView.systems) as [SystemId, SystemId, SystemId];

const BARE: MapOverlay = {
  hrefOf: (id) => `/map?system=${id}`,
  noteOf: () => null,
  ways: [],
  own: [],
};
const svgOf = (part: Partial<MapOverlay>): string =>
  orderMapFigure(sampleView, { ...BARE, ...part }).svg;

test('every system leads where the page says, and the map is safe for a page', () => {
  const svg = svgOf({ hrefOf: (id) => `/map?fleet=f&to=${id}` });
  expect(safeSvg(svg)).toBe(svg);
  expect(svg).toContain(`href="/map?fleet=f&amp;to=${near}"`);
  expect(svg).not.toContain('href="#');
});

test('MOV-1: what can be reached has a ring and words, near and far apart', () => {
  const svg = svgOf({
    noteOf: (id) => {
      if (id === near) return { ring: 'near', note: '▸ 1 jump', about: 'this turn' };
      return id === far ? { ring: 'far', note: '2 turns', about: 'later' } : null;
    },
  });
  expect(svg.match(/class="ring /gu)).toHaveLength(2);
  expect(svg).toMatch(/class="ring ring-near".*▸ 1 jump<\/tspan>/u);
  expect(svg).toMatch(/class="ring ring-far".*2 turns<\/tspan>/u);
  expect(svg).toMatch(/<title>[^<]*; this turn<\/title>/u);
  const { legend } = orderMapFigure(sampleView, BARE);
  expect(legend?.map(({ meaning }) => meaning)).not.toContain('can be reached this turn');
});

test('a way is an arrow with the names of those who go; one that is only offered has none', () => {
  const way = { from, path: [near, far], name: 'First & Second' };
  const svg = svgOf({ ways: [{ ...way, tone: 'ordered' }] });
  expect(svg).toMatch(/class="way way-ordered"><title>First &amp; Second<\/title>/u);
  expect(svg.match(/class="way-head"/gu)).toHaveLength(1);
  expect(svg).toMatch(/class="way-name way-ordered"[^>]*>First &amp; Second</u);
  expect(svg).not.toMatch(/NaN|undefined/u);
  expect(svgOf({ ways: [{ ...way, tone: 'offered' }] })).not.toContain('way-name');
});

test('own fleets stand where the page says, hollow where they are to come', () => {
  const place = { kind: 'system', system: far } as const;
  const own = [
    {
      place,
      count: { ships: 4, others: 0 },
      about: 'Home Fleet to come',
      isToCome: true,
      href: '/map?fleet=f',
    },
  ];
  const svg = svgOf({ own });
  expect(svg).toMatch(/<a class="force to-come" href="\/map\?fleet=f"><title>Home Fleet to come</u);
  expect(svg.match(/class="force/gu)).toHaveLength(1);
  expect(svg).toContain('class="contact');
});

test('the map of the sheet has nothing of this', () => {
  expect(starMap(sampleView)).not.toMatch(/ring|way|to-come|class="far"/u);
});

test('the legend explains each ring and arrow that is shown', () => {
  const { legend = [] } = orderMapFigure(sampleView, {
    ...BARE,
    noteOf: (id) =>
      id === near
        ? { ring: 'goal', note: 'by here', about: '' }
        : { ring: 'here', note: '', about: '' },
    ways: [{ from, path: [near], name: 'First', tone: 'offered' }],
  });
  const told = legend.map(({ meaning }) => meaning);
  expect(told).toEqual(
    expect.arrayContaining(['the chosen fleet is here', 'what is chosen', 'not ordered yet']),
  );
});
