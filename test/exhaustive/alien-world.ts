import type { ScenarioStart } from '#content/scenarios/state-of-scenario';

/** Every ship has come from elsewhere, and no yard has repaired it since. */
export function withAliens(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const units = Object.entries(state.units).map(([id, unit]) => {
    const isShip = state.designs[unit.design]?.kind === 'ship';
    return [id, { ...unit, unconverted: isShip }];
  });
  return { ...start, state: { ...state, units: Object.fromEntries(units) } };
}
