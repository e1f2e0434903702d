import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { civilianTradeIn, NO_CIVILIAN_TRADE } from './civilian-trade-in.ts';
import { type Income, type IncomeFacts, incomeOf } from './income-of.ts';
import { placesIn } from './places-in.ts';
import { isOperationalDepot, isTrading, openRoutesOf, type TradeFacts } from './trade-routes.ts';

/** What a player knows of their empire and its surroundings; the Treasury is the one expected by then. */
export type KnownIncomeFacts = Readonly<{
  empire: IncomeFacts['empire'] & Readonly<{ id: EmpireId }>;
  isKindred: IncomeFacts['isKindred'];
  events: IncomeFacts['events'];
  /** Its own systems, units and fleets, and all classes among these units. */
  systems: readonly StarSystem[];
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  designs: ById<DesignId, UnitDesign>;
  /** Where it sees operational depots of Military partners. */
  partnerDepots: readonly SystemId[];
  /** Its units that cost nothing. */
  escorts: ReadonlySet<UnitId>;
}> &
  Pick<TradeFacts, 'network' | 'controllerOf' | 'isPartner' | 'hasEnemyFleet'>;

/**
 * The income of systems as they are, by what their owner knows. Left out, since the owner cannot foresee them: its routes in systems
 * of others, their routes in its systems, and their trading posts and civilian bases there.
 * @rule ECO-4 @rule MOV-6
 */
export function knownIncomeOf(facts: KnownIncomeFacts): Income {
  const units = valuesById(facts.units);
  const designOf = (id: DesignId): UnitDesign => rowOf(facts.designs, id);
  const placesOf = placesIn(facts, designOf);
  const shutOff = new Set(facts.systems.filter(({ blockaded }) => blockaded).map(({ id }) => id));
  const depots = placesOf(units, isOperationalDepot).filter((system) => !shutOff.has(system));
  const open = openRoutesOf({
    ...facts,
    convoys: placesOf(units, isTrading),
    depots: [...depots, ...facts.partnerDepots],
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
