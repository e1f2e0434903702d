import { expect, test } from 'vitest';
import { RAIDERS } from '#model/campaign/raiders';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import { othersAt } from '#http/order-map/others-at';
import { viewNamesOf } from '#http/names/view-names';
import { plainPhrase } from '#report/text/plain-phrase';
import { cellPhrase } from '#report/document/cell-phrase';
import { sceneOfView } from '#report/map/scene-of-view';
import { contactsTable } from '#report/sections/contacts';
import { namesOfView } from '#report/sentences/names-of-view';
import { loran, sampleView, wolf } from '#test/report/reports/sample-campaign';

type Seen = Partial<ContactView['seen']> & Readonly<{ turn: number; count?: number }>;

/** Contacts at Wolf, seen in these turns; the view is of turn 20. */
function viewWith(...seen: readonly Seen[]): EmpireView {
  const [model] = Object.values(sampleView.contacts);
  const contacts = seen.map(({ count = 2, ...dated }, index) => ({
    ...model!,
    id: `human.c${String(index + 1)}`,
    owner: loran,
    place: { kind: 'system', system: wolf },
    groups: [{ ...model!.groups[0]!, count }],
    seen: { source: 'presence', ...dated },
    current: false,
    cameFrom: null,
    leftFor: null,
  }));
  const byId = Object.fromEntries(contacts.map((one) => [one.id, one]));
  return { ...sampleView, turn: 20, contacts: byId as unknown as EmpireView['contacts'] };
}

function rowsOf(view: EmpireView): readonly string[] {
  const table = contactsTable(view, namesOfView(view));
  if (table.kind !== 'table') throw new Error('contacts are a table');
  return table.rows.map((cells) => cells.map((cell) => plainPhrase(cellPhrase(cell))).join(' | '));
}

test('FOG-11: old memories of a place fold into one line, and after a year they are told no more', () => {
  const view = viewWith({ turn: 7, count: 9 }, { turn: 8, count: 5 }, { turn: 12 }, { turn: 18 });
  expect(rowsOf(view)).toEqual([
    'c4 | Loran Imperium | Wolf <359> | 2 Lida | turn 18',
    '2 older | Loran Imperium | Wolf <359> | 5 ships at most in one | turn 8 to 12',
  ]);
  expect(othersAt(view, viewNamesOf(view), wolf)).toEqual([
    'A fleet of Loran Imperium (War): 2 ships, last seen in turn 18',
    '2 older sightings, the last in turn 12',
  ]);
  expect(sceneOfView(view).forces.filter(({ shape }) => shape === 'contact')).toHaveLength(1);
});

test('FOG-2, FOG-11: one old memory of a place is told in full, and the last of a garrison always', () => {
  expect(rowsOf(viewWith({ turn: 7 }, { turn: 12 }))).toEqual([
    'c2 | Loran Imperium | Wolf <359> | 2 Lida | turn 12',
  ]);
  const garrisons = Object.entries(viewWith({ turn: 2 }, { turn: 3 }).contacts).map(
    ([id, one]) => [id, { ...one, kind: 'garrison' }] as const,
  );
  const contacts = Object.fromEntries(garrisons) as unknown as EmpireView['contacts'];
  expect(rowsOf({ ...sampleView, turn: 20, contacts })).toEqual([
    'c2 garrison | Loran Imperium | Wolf <359> | 2 Lida | turn 3',
  ]);
});

test('FOG-9, FOG-11: what an ally told says so on the sheet, the map and the order map', () => {
  const view = viewWith({ turn: 20, source: 'ally', by: loran });
  expect(rowsOf(view)[0]).toContain('turn 20, told by your ally Loran Imperium');
  expect(othersAt(view, viewNamesOf(view), wolf)[0]).toContain(
    'last seen in turn 20, told by your ally Loran Imperium',
  );
  const [mark] = sceneOfView(view).forces.filter(({ shape }) => shape === 'contact');
  expect(mark?.about).toContain('seen in turn 20, told by your ally Loran Imperium');
});

test('FOG-5, FOG-12: a contact tells the names of its ships that a battle showed', () => {
  const plain = viewWith({ turn: 18 });
  const [[id, contact] = []] = Object.entries(plain.contacts);
  const named = { [id!]: { ...contact!, ships: ['Ayla', 'Rusk'] } };
  const view = { ...plain, contacts: named as unknown as EmpireView['contacts'] };
  expect(rowsOf(view)[0]).toContain('| 2 Lida; known from battle: Ayla, Rusk |');
  expect(othersAt(view, viewNamesOf(view), wolf)).toEqual([
    'A fleet of Loran Imperium (War): 2 ships, known from battle: Ayla, Rusk, last seen in turn 18',
  ]);
  const [mark] = sceneOfView(view).forces.filter(({ shape }) => shape === 'contact');
  expect(mark?.about).toContain('Ayla, Rusk');
});

test('SUP-1: the order map says of raiders that they are at War with everybody', () => {
  const plain = viewWith({ turn: 18 });
  const [[id, contact] = []] = Object.entries(plain.contacts);
  const raiders = { [id!]: { ...contact!, owner: RAIDERS } };
  const view = { ...plain, contacts: raiders as unknown as EmpireView['contacts'] };
  expect(othersAt(view, viewNamesOf(view), wolf)).toEqual([
    'A fleet of Raiders (War): 2 ships, last seen in turn 18',
  ]);
});
