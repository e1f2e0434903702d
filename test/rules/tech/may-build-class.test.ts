import { expect, test } from 'vitest';
import { isBeyondEra, mayBuildClass } from '#rules/tech/may-build-class';
import { designId, designOf, empireOf } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';

const ram = designOf({ id: designId('ram'), era: 2 });

test.each([
  { name: 'unknown', part: { era: 3 }, may: false, beyond: false },
  { name: 'unlocked, of any era', part: { unlocked: [ram.id] }, may: true, beyond: false },
  {
    name: 'schematics of the era',
    part: { era: 2, schematics: [ram.id] },
    may: true,
    beyond: false,
  },
  { name: 'schematics of a later era', part: { schematics: [ram.id] }, may: false, beyond: true },
  {
    name: 'both',
    part: { unlocked: [ram.id], schematics: [ram.id] },
    may: true,
    beyond: false,
  },
])('TECH-5: a class: $name', ({ part, may, beyond }) => {
  const empire = empireOf({ id: human, era: 1, ...part });
  expect(mayBuildClass(empire, ram)).toBe(may);
  expect(isBeyondEra(empire, ram)).toBe(beyond);
});
