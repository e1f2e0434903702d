import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Scenario, ScenarioEmpire, ScenarioForce } from '#content/scenarios/scenario-schema';
import { laneNetworkOf, openRoutesOf } from '#rules/economy/trade-routes';
import { tradePartnersOf } from './trade-partners-of.ts';

const systemOf = (name: string): SystemId => brandAs<SystemId>(name);

/** The homeworld of a partner that an open trade route leads to; null: there is none. */
function hostOf(scenario: Scenario, { key, homeworld }: ScenarioEmpire): string | null {
  const { systems, lanes, empires } = scenario;
  const partners = tradePartnersOf(key, scenario);
  if (partners.length === 0) return null;
  const owners = new Map(systems.map(({ name, owner }) => [name, owner]));
  const ends = lanes.map(({ between: [a, b], class: kind }) => ({
    ...{ a: systemOf(a), b: systemOf(b) },
    class: kind,
  }));
  const hosts = empires.filter((one) => partners.includes(one.key));
  const [open] = openRoutesOf({
    empire: brandAs<EmpireId>(key),
    convoys: hosts.map((one) => systemOf(one.homeworld)),
    depots: [systemOf(homeworld)],
    network: laneNetworkOf(ends),
    controllerOf: (system) => {
      const owner = owners.get(system) ?? null;
      return owner === null ? null : brandAs<EmpireId>(owner);
    },
    isPartner: (other) => partners.includes(other),
    hasEnemyFleet: () => false,
  });
  return open ?? null;
}

const isConvoy = ({ units }: ScenarioForce): boolean =>
  units.every(({ class: name }) => name === 'Convoy');

/**
 * A scenario in which the first convoy of each empire with a Trade partner begins on a trade route at the partner's
 * homeworld.
 * @rule SET-1 @rule SET-3
 * @ruling If an empire has several Trade partners, the convoy begins with the first one in player order whose homeworld
 *   has a trade route to the empire's own depot. If there is none, it waits at home.
 */
export function withTradingConvoys(scenario: Scenario): Scenario {
  const hosts = new Map(scenario.empires.map((empire) => [empire.key, hostOf(scenario, empire)]));
  const forces = scenario.forces.map((force) => {
    const at = hosts.get(force.owner) ?? null;
    if (at === null || !isConvoy(force)) return force;
    return { ...force, at, units: force.units.map((group) => ({ ...group, trading: true })) };
  });
  return { ...scenario, forces };
}
