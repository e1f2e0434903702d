import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import { stateBetween } from '#rules/diplomacy/state-between';
import { barsPath } from '#rules/economy/bars-path';
import { isTradePartner } from '#rules/economy/is-trade-partner';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { placesIn } from '#rules/economy/places-in';
import {
  isOperationalDepot,
  isTrading,
  laneNetworkOf,
  openRoutesOf,
  type TradeFacts,
} from '#rules/economy/trade-routes';
import { controllersIn } from '#rules/movement/controllers-in';
import { stanceOf } from '#rules/movement/stance-of';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';

type Located = Readonly<{ unit: Unit; design: UnitDesign; system: SystemId }>;

/** Who controls each system, and where each empire's trade routes are open at this moment. */
export type Trade = Readonly<{
  controllerOf: (system: SystemId) => EmpireId | null;
  open: ReadonlyMap<EmpireId, readonly SystemId[]>;
  /** What decided it, of each empire with a convoy that is to trade. */
  factsOf: ReadonlyMap<EmpireId, TradeFacts>;
}>;

/** The open trade routes of all empires; `units` are those of the state by owner. Hidden ships bar nobody. @rule MOV-6 @rule MOV-4 */
export function openTrade(
  state: CampaignState,
  units: ReadonlyMap<EmpireId, readonly Unit[]>,
): Trade {
  const open = new Map<EmpireId, readonly SystemId[]>();
  const factsOf = new Map<EmpireId, TradeFacts>();
  const controller = controllersIn(state);
  const traders = [...units].filter(([, all]) => all.some((unit) => unit.trading));
  if (traders.length === 0) return { controllerOf: controller, open, factsOf };
  const placesOf = placesIn(state, (id) => rowOf(state.designs, id));
  const network = laneNetworkOf(valuesById(state.lanes));
  const fleetsAt = groupBy(located(state, barsPath), ({ system }) => system);
  const hiders = hidersIn(state);
  for (const [empire, all] of traders) {
    const stateWith = (other: EmpireId): DiplomaticState | null =>
      stateBetween(state.relations, empire, other);
    const suppliers = [...units.keys()].filter(
      (other) => other === empire || rightsBetween(state.relations, empire, other).supply,
    );
    const facts: TradeFacts = {
      empire,
      convoys: placesOf(all, isTrading),
      depots: suppliers
        .flatMap((one) => placesOf(units.get(one) ?? [], isOperationalDepot))
        .filter((system) => !rowOf(state.systems, system).blockaded),
      network,
      controllerOf: controller,
      isPartner: (other) => isTradePartner(stateWith(other)),
      hasEnemyFleet: (system) =>
        (fleetsAt.get(system) ?? []).some(
          ({ unit: { id, owner } }) =>
            owner !== empire &&
            stanceOf(stateWith(owner)) === 'enemy' &&
            !isHiddenFrom(hiders, id, empire),
        ),
    };
    factsOf.set(empire, facts);
    open.set(empire, openRoutesOf(facts));
  }
  return { controllerOf: controller, open, factsOf };
}

/** The units of a sort that are in systems. */
function located(
  state: CampaignState,
  isOne: (unit: Unit, design: UnitDesign) => boolean,
): readonly Located[] {
  return valuesById(state.units).flatMap((unit): readonly Located[] => {
    const design = rowOf(state.designs, unit.design);
    const system = isOne(unit, design) ? systemOfUnit(unit, state) : null;
    return system === null ? [] : [{ unit, design, system }];
  });
}
