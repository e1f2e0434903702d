import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { civilianTradeIn, NO_CIVILIAN_TRADE } from './civilian-trade-in.ts';
import { type Income, type IncomeFacts, incomeOf } from './income-of.ts';
import { tradersOf } from './traders-of.ts';
import { openRoutesOf, type TradeFacts } from './trade-routes.ts';

/** What a player knows of his own empire and its surroundings; the empire's Treasury as it is to be by then. */
export type KnownIncomeFacts = Readonly<{
  empire: IncomeFacts['empire'] & Readonly<{ id: EmpireId }>;
  isKindred: IncomeFacts['isKindred'];
  /** His own systems, units and fleets, and all classes among these units. */
  systems: readonly StarSystem[];
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  designs: ById<DesignId, UnitDesign>;
  /** His units that cost nothing. */
  escorts: ReadonlySet<UnitId>;
}> &
  Pick<TradeFacts, 'network' | 'controllerOf' | 'isPartner' | 'hasEnemyFleet'>;

/**
 * The income of systems as they are, by what their owner knows. Routes of his in systems of
 * others, theirs in his, and trading posts and civilian bases of theirs there are left out: he cannot foresee them.
 * @rule ECO-4
 */
export function knownIncomeOf(facts: KnownIncomeFacts): Income {
  const units = valuesById(facts.units);
  const designOf = (id: DesignId): UnitDesign => rowOf(facts.designs, id);
  const open = openRoutesOf({
    ...facts,
    ...tradersOf(units, facts, designOf),
    empire: facts.empire.id,
  });
  const isOpen = new Set(open);
  const trade = civilianTradeIn(units, designOf);
  const routes = facts.systems
    .filter(({ id }) => isOpen.has(id))
    .map((system) => ({ ...system, ...(trade.get(system.id) ?? NO_CIVILIAN_TRADE) }));
  const paid = units.filter(({ id }) => !facts.escorts.has(id));
  return incomeOf({ ...facts, units: paid, routes, foreignRoutes: [] });
}
