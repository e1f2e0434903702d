import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import type { Ability, UnitDesign } from '#model/forces/design';
import { BATTLE_ABILITIES } from '#rules/combat/abilities/list';
import { ABILITY_TABLE } from '#rules/design/ability-table';

/** Units that have one do not fight on, or keep the enemy from getting away. Not every class can have it, or battles would be short. */
const OF_FEW = ['auxiliary', 'suicide', 'interdictor', 'stasis', 'qShip', 'stealth'];

/** Every class of ships, bases and flights has the abilities that act in battle; what few should have every third class of ships has. */
export function withVeterans({ state, ...start }: ScenarioStart): ScenarioStart {
  const ids = BATTLE_ABILITIES.map(({ id }) => id);
  const given = (design: UnitDesign, index: number): UnitDesign => {
    const rows = ABILITY_TABLE.filter(
      ({ id, on }) =>
        ids.includes(id) &&
        on.includes(design.kind) &&
        (!OF_FEW.includes(id) || index % 3 === 0) &&
        design.abilities.every((ability) => ability.id !== id),
    );
    const more = rows.map(({ id }): Ability => ({ id: id as Ability['id'], rating: 3 }));
    return design.civilian ? design : { ...design, abilities: [...design.abilities, ...more] };
  };
  const designs = Object.entries(state.designs).map(([id, design], index) => [
    id,
    given(design, index),
  ]);
  return { ...start, state: { ...state, designs: Object.fromEntries(designs) } };
}
