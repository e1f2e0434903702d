import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import { unitId, unitOf } from '#test/support/campaign';

/** The most units of an empire that are counted: more than there are. */
const COUNTED = 900;

/** Every empire has a ground unit at those of its systems, one of them at most. */
export function withTroops(
  { state, ...start }: ScenarioStart,
  isPlace: (system: StarSystem) => boolean,
  part: Partial<Unit> = {},
): ScenarioStart {
  const { damage = 0 } = part;
  const ground = valuesById(state.designs).find(
    (design) => (design.ground?.attrition ?? 0) > damage,
  );
  if (ground === undefined) throw new Error('no ground unit is on the lists');
  const troops = valuesById(state.systems).flatMap((system): readonly Unit[] => {
    const { id, owner } = system;
    if (owner === null || !isPlace(system)) return [];
    const place = { kind: 'system', system: id } as const;
    const unit = { id: unitId(`${owner}.u${String(COUNTED)}`), owner, design: ground.id, place };
    return [unitOf({ ...unit, ...part })];
  });
  const units = { ...state.units, ...tableOf(troops, ({ id }) => id) };
  const counted = valuesById(state.counters).map((row) => ({ ...row, units: COUNTED }));
  const counters = tableOf(counted, ({ empire }) => empire);
  return { ...start, state: { ...state, units, counters } };
}
