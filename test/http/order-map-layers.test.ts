import { afterAll, beforeAll, expect, test } from 'vitest';
import { plotMoves } from '#app/orders/plot-moves';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { FleetId } from '#model/campaign/ids';
import { viewNamesOf } from '#http/names/view-names';
import { fleetsTold } from '#http/order-map/fleets-at';
import { NO_LOOK } from '#http/order-map/map-look';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { planAtWar } from '#test/ai/machine/at-war';

const MAP = `${HUMAN}/orders/map`;

let site: TestSite;
let player: Visitor;
beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
});
afterAll(() => site.close());

/** What a look of the map writes below the names of systems, and what it says of each thing. */
async function readMap(look: string) {
  const { text } = await player.get(`${MAP}?${look}`);
  const all = (found: RegExp): readonly string[] =>
    [...text.matchAll(found)].map(([, said = '']) => said.replaceAll('&#x27;', "'"));
  return { text, notes: all(/class="far"[^>]*>([^<]*)</gu), titles: all(/<title>([^<]*)</gu) };
}

test('MOV-6, ECO-2: a layer tells where convoys trade and for how much, and what a route would earn elsewhere', async () => {
  const { notes, titles } = await readMap('layer=trade');
  expect(notes).toEqual(['trade 6 EP', '(2 EP)', '(1 EP)']);
  expect(titles).toContain('Sol: your own, major; a convoy of yours trades here, for 6 EP a turn');
  expect(titles).toContain(
    "Barnard's Star: your own, minor; no convoy trades here, which would earn 2 EP a turn",
  );
});

test('a layer names the fleets with their strength, and those that don’t fight without; between lanes there is room for the strength alone', async () => {
  const { notes, titles } = await readMap('layer=fleets');
  expect(notes).toEqual(['Sol Trade', 'Sirius Squadron AS 15', 'AS 18']);
  expect(titles.find((title) => title.startsWith('Alpha Centauri:'))).toContain(
    'Home Fleet: AS 18, DV ',
  );
  const about = titles.find((title) => title.startsWith('Sirius:')) ?? '';
  expect(about).toContain('Sirius Squadron: AS 15, DV ');
});

test('SUP-5, SUP-6: with a fleet chosen the layer of supply is that of the fleet, beside the distances', async () => {
  const plain = await readMap('layer=supply');
  expect(plain.text).toContain('>Supply</a>');
  const { text, notes, titles } = await readMap('fleet=f2&layer=supply');
  expect(text).toContain('>Supply of Sirius Squadron</a>');
  expect(notes).toContain('▸ 2 jumps ✕');
  expect(notes).toContain('▸ 1 jump ✓');
  expect(titles).toContain('Sol: your own, major; 1 jump, this turn; in supply');
});

test('SUP-6: a fleet with Supply ships finds supply where another doesn’t', () => {
  const own = [
    { class: 'Apollo', count: 2, at: 'Wolf 359' },
    { class: 'Hermes', count: 3, at: 'Wolf 359' },
  ];
  const { view } = planAtWar({ own, depots: ['Sol'] });
  const suppliedFor = (fleet: string): readonly string[] => {
    const ref = brandAs<FleetId>(fleet);
    const { places } = plotMoves(view, [], { fleet: ref, to: null, via: [], everywhere: true });
    return valuesById(view.systems).flatMap(({ id, name }) =>
      places.get(id)?.supplyOfFleet?.supplied === true ? [name] : [],
    );
  };
  const [warships, suppliers] = valuesById(view.fleets).map(({ id }) => suppliedFor(id));
  expect(suppliers!.length).toBeGreaterThan(warships!.length);
  expect(suppliers).toEqual(expect.arrayContaining([...warships!]));
});

test('SUP-5, SUP-6: what the layer tells of a fleet is what its verdict tells once it is sent there', () => {
  const own = [
    { class: 'Apollo', count: 2, at: 'Alpha Centauri' },
    { class: 'Hermes', count: 1, at: 'Wolf 359' },
  ];
  const { view } = planAtWar({ own, depots: ['Sol'] });
  const compared = valuesById(view.fleets).flatMap(({ id }) => {
    const asked = { fleet: id, to: null, via: [], everywhere: true };
    const { places, reach } = plotMoves(view, [], asked);
    return (reach?.ways ?? []).map((path) => {
      const sent = plotMoves(view, [{ kind: 'MoveFleet', fleet: id, path }], asked);
      const then = sent.fleets.find(({ ref }) => ref === id)?.supply.supplied;
      return { told: places.get(path.at(-1)!)?.supplyOfFleet?.supplied, then };
    });
  });
  expect(compared.map(({ told }) => told)).toEqual(compared.map(({ then }) => then));
  expect(new Set(compared.map(({ then }) => then)).size).toBe(2);
});

test('FOG-3: own and foreign fleets have their strength in one measure, and an unknown class makes it the least', () => {
  const { view } = planAtWar({
    own: [
      { class: 'Apollo', count: 4, at: 'Wolf 359' },
      { class: 'Apollo', count: 3, at: 'Wolf 359' },
    ],
    seen: [{ class: 'Apollo', count: 5, at: 'Wolf 359' }],
  });
  const wolf = valuesById(view.systems).find(({ name }) => name === 'Wolf 359')!.id;
  const plotted = plotMoves(view, [], { fleet: null, to: null, via: [], everywhere: false });
  const told = (seen: typeof view) =>
    fleetsTold({ view: seen, names: viewNamesOf(seen), plotted, look: NO_LOOK }, wolf);
  const one = valuesById(view.designs).find(({ design }) => design.name === 'Apollo')!;
  const { as } = one.known === 'stats' ? one.design : { as: 0 };
  const [own, foreign] = [String(7 * as), String(5 * as)];
  expect(told(view)?.note).toBe(`2 fleets AS ${own} | Loran Imperium AS ${foreign}`);
  const lida = { class: 'Lida', count: 1, at: 'Wolf 359' };
  const { view: more } = planAtWar({ own: [], seen: [lida] });
  const hidden = valuesById(more.designs).find(({ design }) => design.name === 'Lida')!.design;
  const byName = { known: 'name', design: hidden } as const;
  const designs = tableOf(
    valuesById(more.designs).map((row) => (row.design.id === hidden.id ? byName : row)),
    ({ design }) => design.id,
  );
  const least = fleetsTold(
    {
      view: { ...more, designs },
      names: viewNamesOf(more),
      plotted: { ...plotted, fleets: [] },
      look: NO_LOOK,
    },
    wolf,
  );
  expect(least).toEqual({
    note: 'Loran Imperium AS 0+',
    short: 'Loran Imperium AS 0+',
    about: 'Loran Imperium: AS 0, DV 0 or more (in sight now)',
  });
});
