import { expect, test } from 'vitest';
import { editedMap } from '#content/galaxy/edits/edited-map';
import { formatScenario } from '#content/scenarios/format-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { firstContactText, publishedLists } from '#test/content/published-lists';

const lists = publishedLists();
function read(text: string): Scenario {
  const parsed = parseScenario(text, lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
const contact = read(firstContactText());
const lane = (scenario: Scenario, one: string) =>
  scenario.lanes
    .filter(({ between }) => between.includes(one))
    .map(({ between, class: kind }) => [between.find((name) => name !== one), kind]);

test('a scenario is written without what goes without saying, and read again as it was', () => {
  const text = formatScenario(contact);
  expect(read(text)).toEqual(contact);
  expect(text).not.toContain('"offMapLanes": 0');
});

test('MAP-1: a system that gets another name has it wherever it is named', () => {
  const { q, r, ...sol } = contact.systems.find(({ name }) => name === 'Sol')!;
  const becomes = { ...sol, name: 'Helios', raw: 6 };
  const edited = editedMap(contact, { kind: 'system', system: 'Sol', becomes });
  expect(JSON.stringify(edited)).not.toContain('"Sol"');
  expect(read(formatScenario(edited)).systems).toContainEqual({ ...becomes, q, r });
  expect(lane(edited, 'Helios')).toEqual(lane(contact, 'Sol'));
});

test('MAP-9: a lane gets another class, is added, and is taken away', () => {
  const [[near, kind] = []] = lane(contact, 'Sol');
  const between: [string, string] = ['Sol', near ?? ''];
  const other = kind === 'major' ? 'minor' : 'major';
  const changed = editedMap(contact, { kind: 'lane', between, class: other });
  expect(lane(changed, 'Sol')).toContainEqual([near, other]);
  expect(changed.lanes).toHaveLength(contact.lanes.length);
  const gone = editedMap(contact, { kind: 'lane', between, class: null });
  expect(lane(gone, 'Sol')).not.toContainEqual([near, kind]);
  const back = editedMap(gone, { kind: 'lane', between: [near ?? '', 'Sol'], class: 'minor' });
  expect(lane(back, 'Sol')).toContainEqual([near, 'minor']);
});

test('MAP-2: two systems change places, and lanes stay where they are', () => {
  const [one, other] = contact.empires.map(({ homeworld }) => homeworld) as [string, string];
  const moved = editedMap(contact, { kind: 'place', systems: [one, other] });
  const placeOf = (scenario: Scenario, name: string) => {
    const { q, r } = scenario.systems.find((system) => system.name === name)!;
    return [q, r];
  };
  expect(placeOf(moved, one)).toEqual(placeOf(contact, other));
  expect(lane(moved, one)).toEqual(lane(contact, other));
  expect(read(formatScenario(moved)).empires).toEqual(contact.empires);
  expect(editedMap(moved, { kind: 'place', systems: [one, other] })).toEqual(contact);
  expect(editedMap(contact, { kind: 'place', systems: [one, 'Nowhere'] })).toEqual(contact);
});
