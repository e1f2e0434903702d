import fc from 'fast-check';
import { sumOf } from '#kernel/numbers/sum';
import { workId } from '#test/support/harbour';
import { capacitySharesOf, pointsFor, type Progress } from '#rules/construction/capacity-use';
import { expect, test } from 'vitest';

/** A ship of 14 points, of which the system builds some. */
const work = fc
  .record({
    points: fc.integer({ min: 0, max: 6 }),
    byYard: fc.nat(14),
    bySystem: fc.nat(12),
    open: fc.nat(20),
    source: fc.constantFrom('shipyard' as const, 'system' as const),
  })
  .map(({ points, byYard, bySystem, open, source }): Progress => {
    const isShared = source === 'shipyard' && points > 0;
    const share = isShared ? { capacity: 2 * points, built: Math.min(bySystem, 2 * points) } : null;
    const cost = 14 + (isShared ? points : 0);
    const own = Math.min(byYard, cost - (share?.capacity ?? 0));
    const built = own + (share?.built ?? 0);
    const paid = Math.min(cost, built + open);
    return { id: workId('w1'), source, cost, paid, built, share, begun: 1, together: false };
  });

test('CON-1, CON-2: no source builds more than its capacity, nor anything beyond what is paid and its share', () => {
  const works = fc
    .array(work, { maxLength: 5 })
    .map((all) => all.map((one, at) => ({ ...one, id: workId(`w${String(at + 1)}`) })));
  fc.assert(
    fc.property(works, fc.nat(30), fc.nat(20), (all, shipyard, system) => {
      const shares = capacitySharesOf(all, { shipyard, system, convoy: 0, census: 0 });
      const parts = shares.map((share) => {
        const one = all.find(({ id }) => id === share.work)!;
        expect(one.built + share.capacity).toBeLessThanOrEqual(one.paid);
        const left = one.share === null ? 0 : one.share.capacity - one.share.built;
        expect(share.shared).toBeLessThanOrEqual(left);
        const own = share.capacity - share.shared;
        expect(own).toBeLessThanOrEqual(one.cost - one.built - left);
        const bySystem = one.source === 'system' ? own : share.shared;
        return { bySystem, byYard: share.capacity - bySystem };
      });
      expect(sumOf(parts, ({ byYard }) => byYard)).toBeLessThanOrEqual(shipyard);
      expect(sumOf(parts, ({ bySystem }) => bySystem)).toBeLessThanOrEqual(system);
      for (const one of all) {
        const open = one.paid - one.built;
        expect(pointsFor('shipyard', one, open) + pointsFor('system', one, open)).toBe(open);
      }
    }),
    { seed: 25, numRuns: 200 },
  );
});
