import { tableOf } from '#kernel/collections/group-by';
import { classesInService } from '#rules/tech/classes-in-service';
import { designId, designOf } from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { expect, test } from 'vitest';

const [dateless, early, due, late] = idsOf(designId, 'dateless', 'early', 'due', 'late');
const designs = tableOf(
  [
    designOf({ id: dateless, inService: null }),
    designOf({ id: early, inService: 2996 }),
    designOf({ id: due, inService: 3001 }),
    designOf({ id: late, inService: 3002 }),
  ],
  ({ id }) => id,
);
const list = { designs: [late, due, dateless, early] };

test('OPT-20: classes without a date, and those whose year has come, are in service', () => {
  const facts = { year: 3001, empire: { unlocked: [] }, list, designs };
  expect(classesInService(facts)).toEqual([due, dateless, early]);
});

test('OPT-20: a class that is unlocked does not enter service again', () => {
  const facts = { year: 3001, empire: { unlocked: [dateless, early] }, list, designs };
  expect(classesInService(facts)).toEqual([due]);
});
