import { buyStartingUnits, type Purchase } from '#rules/forces/buy-starting-units';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { Scenario, ScenarioEmpire, ScenarioForce } from '#content/scenarios/scenario-schema';
import { isStartingClass } from '#rules/galaxy/is-starting-class';
import { startingListOf } from './starting-list-of.ts';
import { withTradingConvoys } from './with-trading-convoys.ts';

type Units = ScenarioForce['units'][number];

function unitsOf({ design, flight, count }: Purchase): Units {
  const usual: Pick<Units, 'condition' | 'status' | 'ordnance' | 'unconverted' | 'damage'> = {
    condition: 'sound',
    status: 'active',
    ordnance: [],
    unconverted: false,
    damage: 0,
  };
  const flights =
    flight === null ? [] : [{ ...usual, names: [], class: flight.name, count: design.cv }];
  return {
    ...usual,
    names: [],
    class: design.name,
    count,
    trading: false,
    aboard: flights,
    together: [],
  };
}

/**
 * The units that an empire buys by default, all at its homeworld.
 * @rule SET-1
 * @ruling In the default forces, Explorers and Scouts form a separate fleet.
 */
export function boughtForces(
  { key, homeworld, forceList, era }: ScenarioEmpire,
  points: number,
  forceLists: ForceLists,
): readonly ScenarioForce[] {
  const list = startingListOf({ forceList, era }, forceLists);
  const classes = forceLists.designs.filter((design) => isStartingClass(design, list));
  const bought = buyStartingUnits(classes, points);
  const force = (fleet: string | null, roles: readonly Purchase['role'][]): ScenarioForce => ({
    owner: key,
    at: homeworld,
    fleet,
    units: bought.filter(({ role }) => roles.includes(role)).map(unitsOf),
  });
  return [
    force(`${homeworld} Fleet`, ['line', 'carrier']),
    force(`${homeworld} Explorers`, ['explorer']),
    force(null, ['guard', 'ground']),
  ].filter(({ units }) => units.length > 0);
}

/** A scenario in which every empire has spent its Treasury on forces, and convoys trade with Trade partners. @rule SET-1 */
export function withBoughtForces(scenario: Scenario, forceLists: ForceLists): Scenario {
  const bought = scenario.empires.flatMap((empire) =>
    boughtForces(empire, empire.treasury, forceLists),
  );
  return withTradingConvoys({ ...scenario, forces: [...scenario.forces, ...bought] });
}
