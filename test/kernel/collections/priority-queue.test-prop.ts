import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priorityQueue } from '#kernel/collections/priority-queue';

type Item = Readonly<{ rank: number; arrival: number }>;
const byRank = (a: Item, b: Item): number => a.rank - b.rank;

test('the queue gives what a stable sort gives, also between pushes', () => {
  // A number is pushed as a rank; undefined pops.
  const steps = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, (script) => {
      const queue = priorityQueue<Item>(byRank);
      let waiting: Item[] = [];
      script.forEach((rank, arrival) => {
        if (rank === undefined) {
          expect(queue.peek()).toEqual(waiting[0]);
          expect(queue.pop()).toEqual(waiting[0]);
          waiting = waiting.slice(1);
        } else {
          queue.push({ rank, arrival });
          waiting = [...waiting, { rank, arrival }].sort(byRank);
        }
        expect(queue.size()).toBe(waiting.length);
      });
      expect(Array.from(waiting, () => queue.pop())).toEqual(waiting);
      expect(queue.pop()).toBeUndefined();
    }),
    { seed: 1, numRuns: 500 },
  );
});
