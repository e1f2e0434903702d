import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { cargoFirstOf } from '#rules/cargo/cargo-first-of';
import type { CargoWish } from '#rules/cargo/overload-of';
import { contingentOf, type EncounterRun } from './encounter-run.ts';

/** A carrier as a battle has crippled it, what is still aboard, and what of that is to stay; `named`: where its owner had a choice. */
export type LadenCarrier = Readonly<{ unit: Unit; aboard: readonly Unit[]; wish: CargoWish }>;

/** The carrier of an encounter by its id. @rule CSC-14 */
export function ladenCarrier(run: EncounterRun, id: UnitId): LadenCarrier {
  const { state, index } = run.world;
  const unit = { ...rowOf(state.units, id), condition: 'crippled' } as const;
  const { conditions, keeps } = contingentOf(run, unit.owner);
  const aboard = index.aboard(id).filter((one) => conditions.get(one.id) !== 'destroyed');
  const named = keeps.get(id);
  const first = cargoFirstOf(state, unit);
  return { unit, aboard, wish: named === undefined ? { first } : { named, first } };
}
