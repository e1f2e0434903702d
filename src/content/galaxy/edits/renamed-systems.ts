import type { Scenario } from '#content/scenarios/scenario-schema';

/** A scenario in which systems have other names, everywhere at once: two systems may swap theirs. */
export function renamedSystems(scenario: Scenario, nameOf: (name: string) => string): Scenario {
  const { systems, lanes, empires, forces, knowledge } = scenario;
  return {
    ...scenario,
    systems: systems.map((system) => ({ ...system, name: nameOf(system.name) })),
    lanes: lanes.map(({ between: [a, b], class: kind }) => ({
      between: [nameOf(a), nameOf(b)],
      class: kind,
    })),
    empires: empires.map((empire) => ({ ...empire, homeworld: nameOf(empire.homeworld) })),
    forces: forces.map((force) => ({ ...force, at: nameOf(force.at) })),
    knowledge: knowledge.map(({ empire, explored }) => ({
      empire,
      explored: explored === 'all' ? explored : explored.map(nameOf),
    })),
  };
}
