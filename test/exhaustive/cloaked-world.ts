import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import type { Ability, UnitDesign } from '#model/forces/design';

const STEALTH: Ability = { id: 'stealth' as Ability['id'], rating: 2 };

/** Every class of bases can cloak, and every class of flights has Stealth: neither hides before a battle. */
export function withCloaks({ state, ...start }: ScenarioStart): ScenarioStart {
  const given = (design: UnitDesign): UnitDesign =>
    design.kind === 'base' || design.kind === 'flight'
      ? { ...design, abilities: [...design.abilities, STEALTH] }
      : design;
  const designs = Object.entries(state.designs).map(([id, design]) => [id, given(design)]);
  return { ...start, state: { ...state, designs: Object.fromEntries(designs) } };
}
