import type { EmpireView } from '#fog/views/empire-view';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { projectedIncomeOf } from '#rules/economy/projected-income';
import { laneNetworkOf } from '#rules/economy/trade-routes';
import { stanceOf } from '#rules/movement/stance-of';

function knownDesigns(view: EmpireView): readonly UnitDesign[] {
  return valuesById(view.designs).flatMap((row) => (row.known === 'stats' ? [row.design] : []));
}

function ownerKnownOf(view: EmpireView, id: SystemId): EmpireId | null {
  const system = view.systems[id];
  if (system === undefined) return null;
  if (system.own !== null) return view.empire.id;
  const owner = system.visited?.facts.owner ?? null;
  return owner === 'unknown' ? null : owner;
}

function hasEnemyFleet(view: EmpireView, system: SystemId): boolean {
  return valuesById(view.contacts).some(
    ({ kind, place, owner, current }) =>
      kind === 'fleet' &&
      current &&
      place.kind === 'system' &&
      place.system === system &&
      owner !== null &&
      stanceOf(view.neighbours[owner]?.state ?? null) === 'enemy',
  );
}

/**
 * The Treasury of next turn's opening: what is left after the orders, and the income if all stays as
 * its owner knows it now. Units under construction pay nothing yet.
 * @rule ECO-4
 */
export function projectedTreasuryOf(view: EmpireView, treasuryAfter: number): number {
  const { treasury } = projectedIncomeOf({
    empire: { ...view.empire, treasury: treasuryAfter },
    isUniversal: (list) => view.universalLists.includes(list),
    systems: valuesById(view.systems).flatMap(({ own }) => (own === null ? [] : [own])),
    units: view.units,
    fleets: view.fleets,
    designs: tableOf(knownDesigns(view), (design) => design.id),
    network: laneNetworkOf(valuesById(view.lanes)),
    controllerOf: (system) => ownerKnownOf(view, system),
    isPartner: (other) => {
      const state = view.neighbours[other]?.state;
      return state !== undefined && isTradePartner(state);
    },
    hasEnemyFleet: (system) => hasEnemyFleet(view, system),
  });
  return treasury;
}
