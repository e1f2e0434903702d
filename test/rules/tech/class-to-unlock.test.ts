import { tableOf } from '#kernel/collections/group-by';
import { classToUnlock, isEraComplete, type ResearchFacts } from '#rules/tech/class-to-unlock';
import { designId, designOf } from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { expect, test } from 'vitest';

const [skiff, ram, lance, mace] = idsOf(designId, 'skiff', 'ram', 'lance', 'mace');
const designs = tableOf(
  [
    designOf({ id: skiff, era: 0 }),
    designOf({ id: ram, era: 1 }),
    designOf({ id: lance, era: 1 }),
    designOf({ id: mace, era: 2 }),
  ],
  ({ id }) => id,
);

const facts = (part: Partial<ResearchFacts> = {}): ResearchFacts => ({
  empire: { era: 1, unlocked: [skiff] },
  unlockFirst: [],
  list: { designs: [skiff, ram, lance, mace] },
  designs,
  ...part,
});

test.each([
  { what: 'the order of the list', first: [], unlocked: [skiff], next: ram },
  { what: 'what is left of it', first: [], unlocked: [skiff, ram], next: lance },
  { what: 'what its owner prefers', first: [mace, lance], unlocked: [skiff], next: lance },
  {
    what: 'the list after the classes that the empire prefers',
    first: [lance],
    unlocked: [lance],
    next: ram,
  },
  { what: 'nothing', first: [mace], unlocked: [ram, lance], next: undefined },
])('TECH-4: an advance unlocks $what', ({ first, unlocked, next }) => {
  const chosen = facts({ empire: { era: 1, unlocked }, unlockFirst: first });
  expect(classToUnlock(chosen)).toBe(next);
});

test.each([
  { what: 'with a class left', era: 1, unlocked: [skiff, ram], complete: false },
  { what: 'with all of them unlocked', era: 1, unlocked: [lance, ram], complete: true },
  { what: 'without any class designed', era: 6, unlocked: [lance, ram, mace], complete: false },
])('TECH-4: an era $what is complete: $complete', ({ era, unlocked, complete }) => {
  expect(isEraComplete(facts({ empire: { era, unlocked } }))).toBe(complete);
});

test('TECH-4: an era for which the list has one class is complete with it', () => {
  expect(isEraComplete(facts({ empire: { era: 2, unlocked: [mace] } }))).toBe(true);
});

const OWN = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'].map((id) =>
  designOf({ id: designId(id), era: 5 }),
);
const own = OWN.map(({ id }) => id);
const withOwn = (part: Partial<ResearchFacts>) =>
  facts({ own, designs: { ...designs, ...tableOf(OWN, ({ id }) => id) }, ...part });

test.each([
  { count: 5, complete: false },
  { count: 6, complete: true },
])('TECH-4: an era with $count own classes and none of the list is complete: $complete', (row) => {
  const designed = own.slice(0, row.count);
  const empire = { era: 5, unlocked: designed };
  expect(isEraComplete(withOwn({ empire, own: designed }))).toBe(row.complete);
});

test('TECH-4: own classes of another era are not unlocked', () => {
  const empire = { era: 2, unlocked: [mace] };
  expect(classToUnlock(withOwn({ empire }))).toBeUndefined();
});

test('OPT-15: with custom research an advance unlocks only own classes', () => {
  const empire = { era: 1, unlocked: [skiff] };
  expect(classToUnlock(withOwn({ empire, isCustom: true }))).toBeUndefined();
  expect(classToUnlock(withOwn({ empire: { ...empire, era: 5 }, isCustom: true }))).toBe(own[0]);
});
