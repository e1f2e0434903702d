import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import type { Ability } from '#model/forces/design';

/** Every class of ships can tow any base. */
export function withTugs(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const towing: Ability = { id: 'towing' as Ability['id'], rating: 99 };
  const designs = Object.entries(state.designs).map(([id, design]) => [
    id,
    design.kind === 'ship' ? { ...design, abilities: [...design.abilities, towing] } : design,
  ]);
  return { ...start, state: { ...state, designs: Object.fromEntries(designs) } };
}
