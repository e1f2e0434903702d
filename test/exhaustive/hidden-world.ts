import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import type { StarSystem } from '#model/campaign/system';
import type { Ability, UnitDesign } from '#model/forces/design';

const ability = (id: string): Ability => ({ id: id as Ability['id'], rating: 2 });

/** Every other class of ships can hide and the others have Scouts, and there are a Nebula and Dense Asteroids about the worlds of each empire. */
export function withHiding({ state, ...start }: ScenarioStart): ScenarioStart {
  const ships = Object.values(state.designs).filter(({ kind }) => kind === 'ship');
  const given = (design: UnitDesign): UnitDesign => {
    const at = ships.indexOf(design);
    if (at < 0) return design;
    const one = ability(at % 2 === 0 ? 'stealth' : 'scout');
    return { ...design, abilities: [...design.abilities, one] };
  };
  const designs = Object.entries(state.designs).map(([id, design]) => [id, given(design)]);
  const shrouded = (system: StarSystem): StarSystem => ({
    ...system,
    anomalies: [...system.anomalies, 'Nebula', 'Dense Asteroids'],
  });
  const systems = Object.entries(state.systems).map(([id, system]) => [
    id,
    system.owner === null ? system : shrouded(system),
  ]);
  const changed = { designs: Object.fromEntries(designs), systems: Object.fromEntries(systems) };
  return { ...start, state: { ...state, ...changed } };
}
