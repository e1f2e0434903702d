import { smallWorldText } from '#app/self-play/small-world';
import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { Ability } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';

const HOME = 'Home 2';
const COLONY = 'Colony 2';
/** Its values are fewer than its enemies' guns could destroy in a turn, and enough for a militia. */
const FEW = { census: 7, morale: 2, productivity: 3 };
const MARINES = [{ class: 'Marines', count: 2 }];
const CONVOY = [{ class: 'Convoy', aboard: MARINES }];
const YARD = [{ class: 'Shipyard' }];

type Row = Readonly<Record<string, unknown>>;

/**
 * Two allies make war on a third empire, which has no fleet. One has warships before its homeworld, where troops stand; both have troops
 * aboard convoys before its colony, where nobody but a shipyard is.
 */
export function besiegedWorldText(): string {
  const scenario = JSON.parse(smallWorldText(3));
  const systems = (scenario.systems as readonly Row[]).map((system): Row => {
    const { name, q, r, importance, capacity, raw } = system;
    if (name === 'Gate 2') return { name, q, r, importance, capacity, raw };
    return name === HOME ? { ...system, ...FEW } : system;
  });
  const kept = (scenario.forces as readonly Row[]).flatMap((force): readonly Row[] => {
    const { owner, fleet } = force;
    if (owner === 'e2') return fleet === undefined ? [force] : [];
    return [owner === 'e1' && fleet === 'Vanguard' ? { ...force, at: HOME } : force];
  });
  const forces = [
    ...kept,
    { owner: 'e1', at: HOME, fleet: 'First Wave', units: CONVOY },
    { owner: 'e1', at: COLONY, fleet: 'Second Wave', units: CONVOY },
    { owner: 'e3', at: COLONY, fleet: 'Third Wave', units: CONVOY },
    { owner: 'e2', at: HOME, units: [{ class: 'Thralls', count: 4 }] },
    { owner: 'e2', at: COLONY, units: YARD },
  ];
  const relations = [
    { between: ['e1', 'e3'], state: 'alliance' },
    { between: ['e1', 'e2'], state: 'war' },
    { between: ['e2', 'e3'], state: 'war' },
  ];
  return JSON.stringify({ ...scenario, systems, relations, forces });
}

const ability = (id: string, rating = 1): Ability => ({ id: id as Ability['id'], rating });

const GIVEN: Partial<Record<UnitKind, readonly Ability[]>> = {
  ship: [ability('assault'), ability('gunship', 4), ability('kamikaze')],
  flight: [ability('gunship'), ability('massDriver')],
};

/** Ships and flights have all abilities that act against a system. */
export function withSiegeGuns({ state, ...start }: ScenarioStart): ScenarioStart {
  const designs = valuesById(state.designs).map((design) => {
    const more = (GIVEN[design.kind] ?? []).filter(({ id }) =>
      design.abilities.every((one) => one.id !== id),
    );
    return design.civilian ? design : { ...design, abilities: [...design.abilities, ...more] };
  });
  return { ...start, state: { ...state, designs: tableOf(designs, ({ id }) => id) } };
}
