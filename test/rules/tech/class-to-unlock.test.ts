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
