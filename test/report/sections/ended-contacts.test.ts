import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import type { ContactEnd } from '#model/campaign/knowledge';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import { playerWorld } from '#http/what-if/player-world';
import { othersAt } from '#http/order-map/others-at';
import { viewNamesOf } from '#http/names/view-names';
import { plainPhrase } from '#report/text/plain-phrase';
import { cellPhrase } from '#report/document/cell-phrase';
import { sceneOfView } from '#report/map/scene-of-view';
import { contactsTable } from '#report/sections/contacts';
import { namesOfView } from '#report/sentences/names-of-view';
import { sentenceOf } from '#report/sentences/sentence-of';
import { loran, sampleView, sol, vega, wolf } from '#test/report/reports/sample-campaign';
import { contact, head, here } from './sample-terms.ts';

const ID = brandAs<ContactId>('human.c7');

/** One contact at Wolf, seen in turn 19 by a viewer who is at turn 20. */
function viewWith(part: Partial<ContactView>): EmpireView {
  const [model] = Object.values(sampleView.contacts);
  const row: ContactView = {
    ...model!,
    id: ID,
    kind: 'fleet',
    owner: loran,
    place: { kind: 'system', system: wolf },
    groups: [{ ...model!.groups[0]!, count: 3 }],
    seen: { turn: 19, source: 'presence' },
    current: false,
    cameFrom: null,
    leftFor: null,
    ...part,
  };
  return { ...sampleView, turn: 20, contacts: { [ID]: row } };
}

const over = (ended: ContactEnd): EmpireView =>
  viewWith({ seen: { turn: 19, source: 'presence', ended } });

function rowsOf(view: EmpireView): readonly string[] {
  const table = contactsTable(view, namesOfView(view));
  if (table.kind !== 'table') throw new Error('contacts are a table');
  return table.rows.map((cells) => cells.map((cell) => plainPhrase(cellPhrase(cell))).join(' | '));
}

/** Where a player reads of a contact: on the map, at the system, and in What if, with whether it is taken. */
function placesOf(view: EmpireView) {
  const foes = playerWorld(view, []).forces.filter(({ sides }) => sides.includes('two'));
  return {
    map: sceneOfView(view).forces.filter(({ shape }) => shape === 'contact').length,
    system: othersAt(view, viewNamesOf(view), wolf),
    whatIf: foes.map(({ about, isLikely }) => [about, isLikely]),
  };
}

const NOWHERE = { map: 0, system: [], whatIf: [] };

test.each<readonly [ContactEnd, string]>([
  [{ how: 'destroyed', turn: 19 }, 'destroyed in turn 19'],
  [{ how: 'captured', turn: 19 }, 'captured in turn 19'],
  [{ how: 'beaten', turn: 20 }, 'destroyed or captured in turn 20'],
  [{ how: 'gone', turn: 20 }, 'gone since turn 20'],
  [{ how: 'merged', turn: 19, into: brandAs<ContactId>('human.c2') }, 'joined c2 in turn 19'],
])(
  'FOG-12: the sheet tells once that a contact was %o, and nothing else takes it for there',
  (ended, text) => {
    expect(rowsOf(over(ended))).toEqual([`c7 | Loran Imperium | Wolf <359> | 3 Lida | ${text}`]);
    expect(placesOf(over(ended))).toEqual(NOWHERE);
    expect(rowsOf(over({ ...ended, turn: 18 }))).toEqual([]);
  },
);

test('FOG-12: what a newer contact replaces is told by that one', () => {
  expect(rowsOf(over({ how: 'replaced', turn: 20 }))).toEqual([]);
  expect(placesOf(over({ how: 'replaced', turn: 20 }))).toEqual(NOWHERE);
});

test('FOG-4: what left is not where it was: it is told with its way, and offered for what may come', () => {
  const view = viewWith({ leftFor: sol });
  expect(rowsOf(view)).toEqual([
    'c7 | Loran Imperium | Wolf <359> | 3 Lida | turn 19, left for Sol',
  ]);
  const { map, system, whatIf } = placesOf(view);
  expect(map).toBe(0);
  expect(system).toEqual(['A fleet of Loran Imperium (War): 3 ships, left for Sol in turn 19']);
  // Sol is their own: in turn 20 they would see it there.
  expect(whatIf).toEqual([]);
  expect(placesOf({ ...view, turn: 19 }).whatIf).toEqual([
    ['3 ships, left for Sol in turn 19', false],
  ]);
  expect(rowsOf({ ...view, turn: 23 })).toEqual([]);
});

/** The contact that left Wolf for Vega in turn 19, and one that was seen since. */
function viewWithNewer(part: Partial<ContactView>): EmpireView {
  const view = viewWith({ leftFor: vega });
  const left = view.contacts[ID]!;
  const id = brandAs<ContactId>('human.c9');
  const seen = { turn: 20, source: 'presence' } as const;
  const place = { kind: 'system', system: vega } as const;
  const newer = { ...left, id, place, seen, current: true, cameFrom: wolf, leftFor: null, ...part };
  return { ...view, contacts: { [ID]: left, [id]: newer } };
}
const group = (count: number) =>
  viewWith({}).contacts[ID]!.groups.map((one) => ({ ...one, count }));

test.each<readonly [string, Partial<ContactView>, number]>([
  ['came the same way', {}, 1],
  ['came from where it left for', { cameFrom: vega, place: { kind: 'system', system: sol } }, 1],
  ['brought more ships', { groups: group(5) }, 2],
  ['has fewer ships', { groups: group(2) }, 2],
  ['is of another power', { owner: null }, 2],
  ['went another way from there', { place: { kind: 'system', system: sol } }, 2],
  ['was there all along', { cameFrom: null }, 2],
  ['came by an unknown lane', { cameFrom: 'unknown' }, 2],
  ['was seen before it left', { seen: { turn: 18, source: 'presence' }, current: false }, 2],
])(
  'FOG-12: a fleet that left is listed once if the one that was seen since %s',
  (_name, part, many) => {
    const view = viewWithNewer(part);
    expect(rowsOf(view)).toHaveLength(many);
    const foes = playerWorld(view, []).forces.filter(({ sides }) => sides.includes('two'));
    expect(foes).toHaveLength(many);
  },
);

test('FOG-12: a fleet that was met in a lane is listed once when it is seen beyond it', () => {
  const lane = Object.values(sampleView.lanes).find(({ a, b }) => a === sol || b === sol)!;
  const end = lane.a === sol ? lane.b : lane.a;
  const [model] = Object.values(sampleView.contacts);
  const flight = { ...model!.groups[0]!, kind: 'flight', count: 7 } as const;
  const flights = { turn: 19, groups: [flight] };
  const met = viewWith({
    place: { kind: 'lane', lane: lane.id },
    ships: ['Ayla'],
    seen: { turn: 19, source: 'presence', flights },
  }).contacts[ID]!;
  const id = brandAs<ContactId>('human.c9');
  const seen = { turn: 20, source: 'presence' } as const;
  const since = (cameFrom: ContactView['cameFrom']): EmpireView => {
    const place = { kind: 'system', system: vega } as const;
    const newer = { ...met, id, place, seen, ships: [], current: true, cameFrom };
    return { ...sampleView, turn: 20, contacts: { [ID]: met, [id]: newer } };
  };
  const [row, ...more] = rowsOf(since(end));
  expect([row, more]).toEqual([expect.stringMatching(/Ayla; flights .* turn 19: 7 /), []]);
  expect(rowsOf(since(null))).toHaveLength(2);
});

test('FOG-4: What if offers a fleet where it left for, until its player has looked there in a later turn', () => {
  const left = viewWith({ leftFor: vega });
  const foesIn = (view: EmpireView) =>
    playerWorld(view, []).forces.filter(({ sides }) => sides.includes('two'));
  const system = left.systems[vega]!;
  const looked = (turn: number): EmpireView => {
    const visited = { ...system.visited!, turn, source: 'presence' } as const;
    return { ...left, systems: { ...left.systems, [vega]: { ...system, own: null, visited } } };
  };
  expect(foesIn(looked(20))).toEqual([]);
  expect(foesIn(looked(19)).map(({ at }) => at)).toEqual([vega]);
});

test('FOG-12: names of ships that are not all there any more say so', () => {
  const ships = ['Ayla', 'Rusk', 'Leonidas', 'Sable'];
  expect(rowsOf(viewWith({ ships }))[0]).toContain(
    'known from battle, not all still there: Ayla, Rusk, Leonidas, Sable',
  );
  expect(rowsOf(viewWith({ ships: ships.slice(0, 3) }))[0]).toContain(
    'known from battle: Ayla, Rusk, Leonidas',
  );
});

test.each<readonly [ContactEnd, string]>([
  [{ how: 'destroyed', turn: 4 }, 'Contact c1 (Loran Imperium) was destroyed at Wolf <359>.'],
  [{ how: 'gone', turn: 4 }, 'Contact c1 (Loran Imperium) is no longer at Wolf <359>.'],
  [
    { how: 'merged', turn: 4, into: contact },
    'Contact c1 (Loran Imperium) joined contact c1 (Loran Imperium) at Wolf <359>.',
  ],
])('FOG-12: the report says how a contact ended: %o', (ended, text) => {
  const event = {
    type: 'ContactLost',
    ...head,
    contact,
    place: here,
    leftFor: null,
    ended,
  } as const;
  expect(plainPhrase(sentenceOf(event, namesOfView(sampleView)))).toContain(text.slice(0, -1));
});

test('FOG-12: flights of the last battle are in the row of a fleet, until it is no more', () => {
  const [model] = Object.values(sampleView.contacts);
  const flight = { ...model!.groups[0]!, kind: 'flight', count: 7 } as const;
  const seen = { turn: 19, source: 'presence', flights: { turn: 18, groups: [flight] } } as const;
  const textOf = (view: EmpireView): string => {
    const table = contactsTable(view, namesOfView(view));
    return table.kind === 'table'
      ? table.rows.flatMap((row) => row.map((cell) => plainPhrase(cellPhrase(cell)))).join(' | ')
      : '';
  };
  expect(textOf(viewWith({ seen }))).toMatch(/flights after the battle in turn 18: 7 /);
  const gone = { ...seen, ended: { how: 'destroyed', turn: 19 } } as const;
  expect(textOf(viewWith({ seen: gone }))).not.toContain('flights');
});
