import fc from 'fast-check';
import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { eventsOf, runPhases } from '#test/support/run-phases';

const RATING = 2;
const CARRIERS = ['red.uf10', 'red.uf20'].map(unitId);
const NAMES = ['red.u1', 'red.u2', 'red.u3', 'red.u4', 'red.u5'].map(unitId);

/** Where a minefield begins: at A, at B, or aboard a Minelayer that is there. */
const berths: readonly UnitPlace[] = [
  { kind: 'system', system: systemId('A') },
  { kind: 'system', system: systemId('B') },
  ...CARRIERS.map((carrier): UnitPlace => ({ kind: 'aboard', carrier })),
];
const minefields = fc
  .tuple(...NAMES.map(() => fc.constantFrom(...berths)))
  .filter((places) =>
    CARRIERS.every((carrier) => places.filter((at) => aboardOf(at) === carrier).length <= RATING),
  );
const aboardOf = (place: UnitPlace): string | null =>
  place.kind === 'aboard' ? place.carrier : null;

const some = fc.array(fc.constantFrom(...NAMES, unitId('blue.uf10')), { minLength: 1 });
const orders = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('LayMinefields' as const), minefields: some }),
    fc.record({
      kind: fc.constant('RecoverMinefields' as const),
      carrier: fc.constantFrom(...CARRIERS, unitId('blue.uf10')),
      minefields: some,
    }),
  ),
  { maxLength: 4 },
);

/** A Minelayer of red at A and one at B; a Minesweeper of blue at A. */
function supplied(places: readonly UnitPlace[], sheet: readonly Order[]) {
  const units = places.map((place, at): Unit => ashore(NAMES[at]!, 'mine', 'A', { place }));
  const fleets = {
    red: { f1: ['A', 'layer'], f2: ['B', 'layer'] },
    blue: { f1: ['A', 'sweeper'] },
  };
  const before = {
    ...voyageOf({ lanes: { 'A-B': 'minor' }, fleets, units }),
    phase: 'supply' as const,
  };
  return { before, ...runPhases([supplyPhase], before, { red: sheet }) };
}

test('SUP-2, SUP-3: minefields are moved and lost by named events alone, each moved once, none beyond a rating', () => {
  fc.assert(
    fc.property(minefields, orders, (places, sheet) => {
      const { before, state, events } = supplied(places, sheet);
      const laid = eventsOf(events, 'MinefieldsLaid').flatMap((event) => event.minefields);
      const taken = eventsOf(events, 'MinefieldsRecovered').flatMap((event) => event.minefields);
      const moved = [...laid, ...taken];
      const lost = eventsOf(events, 'UnitDestroyed').map(({ unit }) => unit);
      const cleared = eventsOf(events, 'SystemSwept').map((event) => event.cleared);
      expect(new Set(moved).size).toBe(moved.length);
      expect(lost).toHaveLength(cleared.reduce((sum, one) => sum + one, 0));
      for (const id of NAMES) {
        const after = state.units[id]?.place;
        expect(after === undefined).toBe(lost.includes(id));
        if (after !== undefined && !moved.includes(id))
          expect(after).toEqual(before.units[id]?.place);
      }
      for (const carrier of CARRIERS) {
        const aboard = NAMES.filter((id) => {
          const unit: Unit | undefined = state.units[id];
          return unit !== undefined && aboardOf(unit.place) === carrier;
        });
        expect(aboard.length).toBeLessThanOrEqual(RATING);
      }
    }),
    { numRuns: howMany(60, 400) },
  );
});
