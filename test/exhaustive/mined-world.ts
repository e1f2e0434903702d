import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Ability, UnitDesign } from '#model/forces/design';
import type { Unit, UnitPlace } from '#model/forces/unit';
import { designId, designOf, unitId, unitOf } from '#test/support/campaign';

const ability = (id: string, rating: number): Ability => ({ id: id as Ability['id'], rating });

/** Every class of ships lays and sweeps, takes ordnance, makes its flights sturdier, boards and has Stasis. */
const workingMines = (design: UnitDesign): UnitDesign =>
  design.kind === 'ship'
    ? {
        ...design,
        abilities: [
          ...design.abilities,
          ability('minelayer', 2),
          ability('minesweeper', 4),
          ability('missile', 1),
          ability('carrier', 1),
          ability('stasis', 4),
          ability('boarding', 5),
        ],
      }
    : design;

/** Every class of flights has Shields. */
const shielded = (design: UnitDesign): UnitDesign =>
  design.kind === 'flight'
    ? { ...design, abilities: [...design.abilities, ability('shields', 1)] }
    : design;

/** Two minefields where a fleet is, and one aboard its first ship. */
function minefieldsAt(state: CampaignState, fleet: Fleet, design: UnitDesign): readonly Unit[] {
  const { owner, place } = fleet;
  const ship = valuesById(state.units).find(
    (unit) => unit.place.kind === 'fleet' && unit.place.fleet === fleet.id,
  );
  if (place.kind !== 'system' || ship === undefined) return [];
  const berths: readonly UnitPlace[] = [place, place, { kind: 'aboard', carrier: ship.id }];
  const before = state.counters[owner]!.units;
  return berths.map((berth, index) => {
    const id = unitId(`${owner}.u${String(before + 1 + index)}`);
    return unitOf({ id, owner, design: design.id, place: berth });
  });
}

/** A start in which the vanguards carry minefields that can be spent, and lie among their own. */
export function withMinefields(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const [first] = valuesById(state.designs);
  const design = designOf({
    id: designId('test.minefield'),
    list: first!.list,
    kind: 'minefield',
    hull: null,
    dv: 2,
    af: 0,
    abilities: [ability('proximity', 1)],
  });
  const designs = [...valuesById(state.designs).map(workingMines).map(shielded), design];
  const vanguards = valuesById(state.fleets).filter(({ name }) => name === 'Vanguard');
  const units = vanguards.flatMap((fleet) => minefieldsAt(state, fleet, design));
  const counters = Object.fromEntries(
    vanguards.map(({ owner }) => {
      const before = state.counters[owner]!;
      return [owner, { ...before, units: before.units + 3 }];
    }),
  );
  return {
    ...start,
    state: {
      ...state,
      designs: Object.fromEntries(designs.map((one) => [one.id, one])),
      units: { ...state.units, ...Object.fromEntries(units.map((one) => [one.id, one])) },
      counters: { ...state.counters, ...counters },
    },
  };
}
