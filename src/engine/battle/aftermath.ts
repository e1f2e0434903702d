import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { BattleOutcome, Combatant } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { type EncounterRun, fact, forceOf, rowOfSide } from './encounter-run.ts';
import { hasAnythingLeft } from './side.ts';

const CSC_14 = cite('CSC-14');

const EVENT_OF_FATE = {
  crippled: 'UnitCrippled',
  repaired: 'UnitRepaired',
  destroyed: 'UnitDestroyed',
} as const;

/** Writes what a battle did to the units of both sides, as events and into the encounter. */
export function takeOutcome(
  run: EncounterRun,
  outcome: BattleOutcome,
  sides: readonly EmpireId[],
): void {
  for (const { unit, fate } of outcome.fates) {
    const row = rowOf(run.world.state.units, unit);
    rowOfSide(run, row.owner).conditions.set(unit, fate === 'repaired' ? 'sound' : fate);
    if (fate !== 'repaired') run.hurt.count += 1;
    run.events.push({
      type: EVENT_OF_FATE[fate],
      ...fact(CSC_14, onlyFor(row.owner)),
      empire: row.owner,
      unit,
      design: row.design,
      place: run.pending.place,
    });
  }
  for (const empire of sides) rebaseFlights(run, empire);
}

/**
 * Flights whose carrier is gone go to another with room; those for whom there is none are lost.
 * @rule CSC-14
 */
function rebaseFlights(run: EncounterRun, empire: EmpireId): void {
  const force = forceOf(run, empire);
  const room = roomAboard(force);
  const side = rowOfSide(run, empire);
  for (const { unit, design } of homelessIn(force)) {
    const carrier = force.find((one) => (room.get(one.unit) ?? 0) > 0)?.unit;
    if (carrier === undefined) {
      side.conditions.set(unit, 'destroyed');
      const { place } = run.pending;
      const common = fact(CSC_14, onlyFor(empire));
      run.events.push({ type: 'UnitDestroyed', ...common, empire, unit, design: design.id, place });
      continue;
    }
    room.set(carrier, (room.get(carrier) ?? 0) - 1);
    side.carriers.set(unit, carrier);
    const to = { kind: 'aboard', carrier } as const;
    const common = fact(CSC_14, onlyFor(empire));
    run.events.push({ type: 'UnitsAssigned', ...common, empire, units: [unit], to });
  }
}

const isAboardNothing =
  (alive: ReadonlySet<UnitId>) =>
  (one: Combatant): boolean =>
    one.carrier !== null && !alive.has(one.carrier);

function homelessIn(force: readonly Combatant[]): readonly Combatant[] {
  const alive = new Set(force.map((one) => one.unit));
  return force.filter(isAboardNothing(alive));
}

/** Free places for flights aboard each unit. */
function roomAboard(force: readonly Combatant[]): Map<UnitId, number> {
  const room = new Map(force.map((one) => [one.unit, one.design.cv] as const));
  for (const { carrier } of force) {
    const free = carrier === null ? undefined : room.get(carrier);
    if (carrier !== null && free !== undefined) room.set(carrier, free - 1);
  }
  return room;
}

/** Fleets of the sides that have nothing left are no more. @rule MOV-9 */
export function disbandEmptyFleets(run: EncounterRun): void {
  for (const side of run.sides.values()) {
    for (const fleet of side.fleets) {
      if (hasAnythingLeft(run.world.index, side, fleet.id)) continue;
      const common = fact(cite('MOV-9'), onlyFor(side.empire));
      const { id, name } = fleet;
      const disbanded = { empire: side.empire, fleet: id, name };
      run.events.push({ type: 'FleetDisbanded', ...common, ...disbanded });
    }
  }
}
