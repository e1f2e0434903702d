import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { SupplyBar } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { extendSupply } from './extend-supply.ts';
import { inLaneOrSystem } from './in-lane-or-system.ts';
import { type Stationed, stationedIn } from './stationed-in.ts';
import { type SupplyLines, supplyLinesOf } from './supply-lines-of.ts';
import type { Theatre } from './theatre-of.ts';

const SUP_7 = cite('SUP-7');

type Fate =
  | Readonly<{ kind: 'supplied'; depot: SystemId }>
  | Readonly<{ kind: 'out'; because: SupplyBar; level: number }>;

function fateOf(
  { unit, place, isUnpaid }: Stationed,
  lines: SupplyLines,
  depot: SystemId | null,
): Fate {
  const level = unit.outOfSupply + 1;
  if (isUnpaid) return { kind: 'out', because: 'unpaid', level };
  if (depot !== null) return { kind: 'supplied', depot };
  const isShutIn = place.kind === 'system' && lines.isShutIn(place.system);
  return { kind: 'out', because: isShutIn ? 'blockade' : 'no-route', level };
}

function tell(record: Recorder, empire: EmpireId, place: BattlePlace, told: readonly Told[]): void {
  const head = { cite: SUP_7, rolls: [], witnesses: onlyFor(empire), empire, place } as const;
  const changed = told.filter(({ unit, fate }) => fate.kind === 'out' || unit.outOfSupply > 0);
  for (const same of groupBy(changed, ({ fate }) => JSON.stringify(fate)).values()) {
    const units = same.map(({ unit }) => unit.id);
    const fate = same[0]?.fate;
    if (fate?.kind === 'supplied') {
      record.emit({ type: 'UnitsSupplied', ...head, units, depot: fate.depot });
    } else if (fate?.kind === 'out') {
      const { level, because } = fate;
      record.emit({ type: 'UnitsOutOfSupply', ...head, units, level, because });
    }
  }
}

type Told = Readonly<{ unit: Unit; fate: Fate }>;

/**
 * Each unit draws supply where it is, or gets one more level out of supply. Units aboard share the supply of their carriers. Returns the
 * units without supply, for the losses.
 * @rule SUP-7 @rule ECO-5
 * @ruling A flight whose carrier is unpaid is out of supply with it.
 */
export function drawSupply(record: Recorder, theatre: Theatre): readonly UnitId[] {
  const state = record.state();
  const lanes = laneMapOf(state.lanes);
  const all: Told[] = [];
  for (const [empire, own] of groupBy(stationedIn(state), ({ unit }) => unit.owner)) {
    const groups = groupBy(own, ({ together }) => together);
    const drawing = [...groups.values()].flatMap(([first]) => first ?? []);
    const lines = supplyLinesOf({ state, theatre, lanes, empire }, drawing);
    for (const here of groups.values()) {
      const [first] = here;
      if (first === undefined) continue;
      const where = inLaneOrSystem(first.place);
      const route = lines.routeFrom(first) ?? extendSupply(record, lines, { empire, where, here });
      const depot = route?.depot ?? null;
      const told = here.map((one) => ({ unit: one.unit, fate: fateOf(one, lines, depot) }));
      tell(record, empire, where, told);
      for (const one of told) all.push(one);
    }
  }
  return all.filter(({ fate }) => fate.kind === 'out').map(({ unit }) => unit.id);
}
