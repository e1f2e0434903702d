import { valuesById } from '#kernel/collections/tables';
import type { ResupplyUnits } from '#model/orders/supply';
import { rescuerOf } from '#rules/supply/rescuer-of';
import { supplyPoolOf } from '#rules/supply/supply-pools-of';
import { supplyShipsKnown } from '#rules/supply/supply-ships-known';
import { plannedForces } from '#legality/plan/planned-forces';
import { drawingOf, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';
import { triedOrder } from './tried-order.ts';

/** A Supply ship there can cripple itself: the levels go, the way stays broken. @rule SUP-8 */
export function resupplyMends(asked: MendAsked): readonly SupplyMend[] {
  const { judged, fleet, end } = asked;
  const forces = plannedForces(judged.plan);
  const { together } = drawingOf(fleet, end);
  const isHere = (unit: Parameters<typeof supplyPoolOf>[0]): boolean =>
    supplyPoolOf(unit, forces)?.together === together;
  const here = valuesById(forces.units).filter(isHere);
  const needs = here.map(({ outOfSupply }) => outOfSupply).filter((level) => level > 0);
  const ships = supplyShipsKnown(forces)
    .filter(({ unit }) => isHere(unit))
    .map(({ unit, functions }) => ({ unit: unit.id, functions }));
  // Each goes one level more without before it is helped.
  const rescuer = rescuerOf(
    ships,
    needs.map((level) => level + 1),
  );
  if (rescuer === null) return [];
  const order: ResupplyUnits = { kind: 'ResupplyUnits', ships: [rescuer.unit] };
  const tried = triedOrder(asked, order);
  if (tried === null || tried.issues.length > 0) return [];
  return [{ kind: 'resupply', order, instead: null, turns: 1, cost: 0, enemies: 0 }];
}
