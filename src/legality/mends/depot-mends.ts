import { buildingOf } from '#model/orders/build-units';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { divide } from '#kernel/numbers/divide';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { supplyOutlook } from '#rules/supply/supply-outlook';
import { freeCapacitiesOf } from '#legality/works/free-capacities';
import type { Plan } from '#legality/plan/plan';
import { plannedForces } from '#legality/plan/planned-forces';
import { drawingOf, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';
import { triedOrder } from './tried-order.ts';

/** A depot as if it were there already. */
const depotAt = ({ view }: Plan, design: UnitDesign, system: SystemId): Unit => ({
  id: brandAs<UnitId>('depot'),
  owner: view.empire.id,
  design: design.id,
  name: '',
  place: { kind: 'system', system },
  condition: 'sound',
  status: 'active',
  trading: false,
  census: 0,
  outOfSupply: 0,
  damage: 0,
  ordnance: [],
  unconverted: false,
  since: view.turn,
});

function wouldServe({ judged: { plan }, fleet, end }: MendAsked, depot: Unit): boolean {
  const forces = plannedForces(plan);
  const units = { ...forces.units, [depot.id]: depot };
  return supplyOutlook({ ...forces, units })(drawingOf(fleet, end)).supplied;
}

/** Depots that convoys put up where they are, so near that the fleet would draw supply from them. @rule CON-2 @rule SUP-5 */
export function depotMends(asked: MendAsked): readonly SupplyMend[] {
  const { plan } = asked.judged;
  const places = freeCapacitiesOf(plan).filter(({ free }) => free.convoy > 0);
  const depots = valuesById(plan.view.designs).flatMap((row) =>
    row.known === 'stats' && row.design.role === 'depot' ? [row.design] : [],
  );
  return places.flatMap(({ system, free }) =>
    depots.flatMap((design): readonly SupplyMend[] => {
      if (!wouldServe(asked, depotAt(plan, design, system))) return [];
      const order = buildingOf({ design: design.id, count: 1, system, source: 'convoy' });
      const tried = triedOrder(asked, order);
      if (tried === null) return [];
      // It is ready after Construction, and supplies others from the next turn on.
      const turns = 1 + divide(design.cost, free.convoy, 'up');
      return [{ kind: 'build', order, instead: null, turns, cost: tried.cost, enemies: 0 }];
    }),
  );
}
