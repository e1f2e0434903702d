import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { DesignId } from '#model/campaign/ids';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { classesInService } from '#rules/tech/classes-in-service';
import { classToUnlock, isEraComplete } from '#rules/tech/class-to-unlock';
import { designBarOf } from '#rules/tech/design-bar';
import { publishedLists } from '#test/content/published-lists';
import { sound } from '#test/content/scenarios/small-scenario';
import { empireOf } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const published = publishedLists();
const { lists, lore = [] } = published;
const designs = tableOf(published.designs, ({ id }) => id);
const EMPIRES = lore.map(({ list }) => list);
const listOf = (id: string) => lists.find((list) => list.id === id)!;
const ofEras = (id: string, isMeant: (era: number) => boolean) =>
  listOf(id).designs.filter((one) => isMeant(designs[one]!.era));

/** Unlocks a class by each advance until none of the list is left. */
function researched(id: string): Readonly<{ era: number; unlocked: readonly DesignId[] }> {
  const list = listOf(id);
  let empire = { era: 1, unlocked: ofEras(id, (era) => era === 0) };
  for (;;) {
    const facts = { empire, unlockFirst: [], list, designs };
    const next = classToUnlock(facts);
    if (next !== undefined) empire = { ...empire, unlocked: [...empire.unlocked, next] };
    else if (isEraComplete(facts)) empire = { ...empire, era: empire.era + 1 };
    else return empire;
  }
}

test.each(EMPIRES)('TECH-4: thirty advances unlock all that %s has, era by era', (id) => {
  const { era, unlocked } = researched(id);
  expect(unlocked).toEqual(listOf(id).designs);
  expect(era).toBe(6);
});

test.each(EMPIRES)('TECH-4: %s designs its own classes from era 6 on, and not before', (id) => {
  const barIn = (era: number) =>
    designBarOf({
      rules: { ...DEFAULT_RULE_SET, research: 'era', lockFutureEra: 'on' },
      empire: empireOf({ id: human, forceList: id, era }),
      designs: published.designs,
      planned: 0,
    });
  expect([1, 2, 3, 4, 5].map(barIn)).toEqual(Array.from({ length: 5 }, () => 'listed'));
  expect(barIn(6)).toBeNull();
});

test.each(EMPIRES)('OPT-20: the classes of %s enter service one a year until 3024', (id) => {
  const list = listOf(id);
  const comingIn = (year: number) =>
    classesInService({ year, empire: { unlocked: [] }, list, designs }).length;
  expect([2994, 2995, 3000, 3001, 3011, 3024, 3030].map(comingIn)).toEqual([
    6, 7, 12, 13, 23, 36, 36,
  ]);
});

test.each([
  { era: 1, classes: 6 },
  { era: 2, classes: 12 },
  { era: 5, classes: 30 },
  { era: 6, classes: 36 },
])('SET-2: an empire of era $era begins with $classes classes of its list', ({ era, classes }) => {
  const scenario = sound();
  scenario.empires[0]!['forceList'] = 'jain';
  scenario.empires[0]!['era'] = era;
  scenario.forces = [];
  const parsed = parseScenario(JSON.stringify(scenario), published);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const [empire] = valuesById(stateOfScenario(parsed.value, published).state.empires);
  expect(empire!.unlocked.slice(0, classes)).toEqual(ofEras('jain', (one) => one < era));
  expect(empire!.unlocked.slice(classes)).toEqual(listOf('universal').designs);
});
