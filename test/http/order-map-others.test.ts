import { expect, test } from 'vitest';
import { judgeSheet } from '#app/orders/judge-sheet';
import { plotMoves } from '#app/orders/plot-moves';
import { empireViewOf } from '#fog/views/empire-view-of';
import { valuesById } from '#kernel/collections/tables';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import type { ContactId } from '#model/campaign/ids';
import { brandAs } from '#kernel/brand/brand';
import type { FoundOrders } from '#http/orders/found-orders';
import { type MapLook, mapLookIn, NO_LOOK } from '#http/order-map/map-look';
import { orderMapPage } from '#http/order-map/order-map-page';
import { NO_CONFLICT } from '#http/orders/staleness';
import type { Site } from '#http/site';
import { realRenderers } from '#main/renderers';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';

const renderers: Site['renderers'] = realRenderers();
const site = { renderers } as Site;
const [a, b, c] = ['A', 'B', 'C'].map(systemId);

/** Red at A and C, with three blue cruisers at B between them, one of them crippled. */
const view = empireViewOf(
  looked({
    ...voyageOf({
      lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
      owners: { A: 'red', B: 'blue' },
      fleets: {
        red: { a: ['A', 'dd', 'dd', 'dd', 'dd'], c: ['C', 'dd'], s: ['B', 'scout'] },
        blue: { x: ['B', 'ca', 'ca', 'ca!'] },
      },
    }),
    turn: 5,
  }),
  empireId('red'),
  { campaignName: '', rules: DEFAULT_RULE_SET },
);
const [contact] = valuesById(view.contacts);

const pageWith = (look: Partial<MapLook>, seen: EmpireView = view) => pageOf(look, seen);

function pageOf(look: Partial<MapLook>, view: EmpireView) {
  const judged = judgeSheet(view, []);
  const plotted = plotMoves(view, [], { fleet: null, to: null, via: [], everywhere: true });
  const issued = { turn: view.turn, edition: 1, publishedAt: '', view, seen: [] };
  const desk = {
    questions: [],
    questionsUntil: null,
    issued,
    stage: 'orders',
    standing: 'none',
    sheet: null,
    submitted: null,
  };
  const visit = {
    header: () => '',
    seat: { base: '/e', formToken: '', actor: { kind: 'player' } },
  };
  const found = { desk, judged, plotted, visit };
  return orderMapPage(site, found as unknown as FoundOrders & { plotted: typeof plotted }, {
    look: { ...NO_LOOK, ...look },
    returned: { what: 'nothing' },
    conflict: NO_CONFLICT,
    deadline: null,
    tutorial: { isShown: false, skipped: [] },
  });
}

test('FOG-3, MOV-1: a chosen contact shows what it is, its strength in our measure, and where it could go', () => {
  const page = pageWith({ contact: contact!.id });
  expect(page.contact).toMatchObject({
    name: 'Fleet of blue',
    where: 'at B, 3 ships',
    groups: expect.arrayContaining([expect.stringMatching(/^1 × ca, crippled/u)]),
  });
  expect(page.contact?.facts).toContainEqual({ label: 'Belongs to', value: 'blue (War)' });
  expect(page.contact?.facts).toContainEqual({ label: 'Seen', value: 'in sight now' });
  expect(page.contact?.goals.map(({ name, distance, about }) => [name, distance, about])).toEqual([
    ['A', '1 jump', 'yours'],
    ['C', '1 jump', ''],
  ]);
  expect(page.contact?.links.map(({ label }) => label)).toEqual([
    'What if you fought it?',
    'B',
    'blue',
  ]);
  expect(page.system).toBeNull();
});

test('FOG-3: a chosen fleet leads to the chances of a battle where others are, and elsewhere does not', () => {
  const fleets = valuesById(view.fleets);
  const at = (place: typeof a) =>
    fleets.find((one) => one.place.kind === 'system' && one.place.system === place)!.id;
  expect(pageWith({ fleet: at(b) }).fleet?.whatIf).toEqual({
    href: '/e/what-if?at=B',
    label: 'What if it fought here?',
  });
  expect(pageWith({ fleet: at(c) }).fleet?.whatIf).toBeNull();
});

test('TURN-2: the desk leads to what happened in the turn before, and in the first turn to nothing', () => {
  expect(pageWith({}).happened).toBe('/e/#happened');
  expect(pageWith({}, { ...view, turn: 1 }).happened).toBe('');
});

test('DIP-3: a chosen empire shows the relation, its systems and forces, and orders in the forms of the desk', () => {
  const { empire, empires } = pageWith({ empire: empireId('blue') });
  expect(empires.map(({ name, about, current }) => [name, about, current])).toEqual([
    ['blue', 'War', true],
  ]);
  expect(empire).toMatchObject({ name: 'blue', chip: { word: 'War' } });
  expect(empire?.systems.map(({ label }) => label)).toEqual(['B']);
  expect(empire?.contacts.map(({ about }) => about)).toEqual(['at B: 3 ships, in sight now']);
  const hrefs = empire!.acts.map(({ href }) => href);
  expect(hrefs.some((href) => href.startsWith('/e/orders/map?') && href.includes('form='))).toBe(
    true,
  );
});

test('MOV-1: the layer of enemies counts the ships that could come, and fleets they outnumber are marked', () => {
  const page = pageWith({ layer: 'threats', only: 'threatened' });
  const map = page.map.toString();
  expect(map.match(/⚔ 3/gu)).toHaveLength(3);
  expect(map).toContain('3 ships of blue at B');
  // Four of red’s ships at A are more than three, one at C is less, and the scout is alone.
  expect(page.fleets.map(({ where }) => where)).toEqual(
    expect.arrayContaining([expect.stringContaining('C'), expect.stringContaining('B')]),
  );
  expect(page.fleets).toHaveLength(2);
});

test('MOV-1: a distance is measured from the system that was chosen for it', () => {
  expect(pageWith({ system: c! }).system?.distance).toBe('');
  expect(pageWith({ system: c!, from: a! }).system?.distance).toBe(
    '2 turns from A at normal speed, with stops at B',
  );
  expect(pageWith({ system: b!, from: a! }).system?.measure.label).toBe('Measure from here');
  expect(pageWith({ system: a!, from: a! }).system?.measure.label).toBe('Stop measuring from here');
});

test('FOG-14: what the player doesn’t know can’t be chosen, and one thing at a time is', () => {
  const unknown = mapLookIn((name) => (name === 'contact' ? ['blue.c9'] : []), empireId('red'));
  expect(pageWith(unknown).contact).toBeNull();
  expect(pageWith({ empire: empireId('green') }).empire).toBeNull();
  const both = mapLookIn(
    (name) => [{ system: 'A', contact: contact!.id, empire: 'blue' }[name] ?? ''],
    empireId('red'),
  );
  expect([both.system, both.contact, both.empire]).toEqual(['A', null, null]);
});

test('FOG-11, FOG-12: a chosen contact tells what was seen of it before, where and how that ended, and of nobody else', () => {
  const now: ContactView = { ...contact!, cameFrom: a! };
  const seen = (id: string, part: Partial<ContactView>): ContactView => ({
    ...{ ...now, current: false, cameFrom: null, ships: [] },
    ...{ id: brandAs<ContactId>(id), place: { kind: 'system', system: a! }, ...part },
  });
  const left = seen('left', { leftFor: b!, seen: { turn: 3, source: 'presence' } });
  const joined = seen('joined', {
    ...{ groups: now.groups.slice(0, 1), place: { kind: 'system', system: c! } },
    seen: { turn: 2, source: 'presence', ended: { how: 'merged', turn: 3, into: left.id } },
  });
  const other = seen('other', {
    ...{ groups: now.groups.slice(0, 1), leftFor: b! },
    seen: { turn: 3, source: 'presence' },
  });
  const all = [now, left, joined, other];
  const known = { ...view, contacts: Object.fromEntries(all.map((one) => [one.id, one])) };
  const { history } = pageWith({ contact: now.id }, known).contact!;
  expect(history.map(({ when, where, end }) => [when, where, end])).toEqual([
    ['in sight now', 'at B', ''],
    ['turn 3', 'at A', 'left for B'],
    ['turn 2', 'at C', 'joined others in turn 3'],
  ]);
  expect(history[0]?.what).toContain('1 × ca, crippled');
  // The older sighting leads to the same.
  expect(pageWith({ contact: left.id }, known).contact!.history).toEqual(history);
  // What was seen only once has been told above.
  expect(pageWith({ contact: other.id }, known).contact!.history).toEqual([]);
});
