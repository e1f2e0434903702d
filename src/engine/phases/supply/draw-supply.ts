import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { SupplyBar } from '#model/events/supply-events';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { unpaidUnits } from '#rules/economy/unpaid-units';
import { laneMapOf } from '#rules/movement/lane-map-of';
import type { SupplyRoute } from '#rules/supply/supply-net-of';
import { type SupplyLines, supplyLinesOf } from './supply-lines-of.ts';
import type { Theatre } from './theatre-of.ts';

const SUP_7 = cite('SUP-7');

/** A unit with where it is, itself or with its carrier. */
type Stationed = Readonly<{ unit: Unit; place: FleetPlace; isUnpaid: boolean }>;
type Fate =
  | Readonly<{ kind: 'supplied'; depot: SystemId }>
  | Readonly<{ kind: 'out'; because: SupplyBar; level: number }>;

const inLaneOrSystem = (place: FleetPlace): BattlePlace =>
  place.kind === 'system' ? place : { kind: 'lane', lane: place.lane };

/** Everything that needs supply: neither minefields nor what is mothballed. */
function stationedIn(state: CampaignState): readonly Stationed[] {
  const unpaid = unpaidUnits(valuesById(state.effects), state.turn);
  const stationOf = (unit: Unit): Omit<Stationed, 'unit'> => {
    const { place } = unit;
    const isUnpaid = unpaid.has(unit.id);
    if (place.kind === 'system') return { place, isUnpaid };
    if (place.kind === 'fleet') return { place: rowOf(state.fleets, place.fleet).place, isUnpaid };
    const carrier = stationOf(rowOf(state.units, place.carrier));
    return { place: carrier.place, isUnpaid: isUnpaid || carrier.isUnpaid };
  };
  return valuesById(state.units)
    .filter((unit) => {
      return unit.status !== 'mothballed' && rowOf(state.designs, unit.design).kind !== 'minefield';
    })
    .map((unit) => ({ unit, ...stationOf(unit) }));
}

function fateOf(
  { unit, place, isUnpaid }: Stationed,
  lines: SupplyLines,
  route: SupplyRoute | null,
): Fate {
  const level = unit.outOfSupply + 1;
  if (isUnpaid) return { kind: 'out', because: 'unpaid', level };
  if (route !== null) return { kind: 'supplied', depot: route.depot };
  const isShutIn = place.kind === 'system' && lines.isShutIn(place.system);
  return { kind: 'out', because: isShutIn ? 'blockade' : 'no-route', level };
}

function tell(record: Recorder, empire: EmpireId, place: FleetPlace, told: readonly Told[]): void {
  const where = inLaneOrSystem(place);
  const head = {
    cite: SUP_7,
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    place: where,
  } as const;
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
 * Each unit draws supply where it is, or goes one level more without; those aboard fare as their
 * carriers. Tells who went without, for the losses.
 * @rule SUP-7 @rule ECO-5
 * @ruling a flight whose carrier goes unpaid is out of supply with it
 */
export function drawSupply(record: Recorder, theatre: Theatre): readonly UnitId[] {
  const state = record.state();
  const lanes = laneMapOf(state.lanes);
  const all: Told[] = [];
  for (const [empire, own] of groupBy(stationedIn(state), ({ unit }) => unit.owner)) {
    const places = groupBy(own, ({ place }) => placeKeyOf(inLaneOrSystem(place)));
    const systems = own.flatMap(({ place }) => (place.kind === 'system' ? [place.system] : []));
    const asked = { state, theatre, lanes, empire };
    const lines = supplyLinesOf(asked, [...new Set(systems)].sort(compareIds));
    for (const here of places.values()) {
      const place = here[0]?.place;
      if (place === undefined) continue;
      const route = lines.routeFrom(place);
      const told = here.map((one) => ({ unit: one.unit, fate: fateOf(one, lines, route) }));
      tell(record, empire, place, told);
      for (const one of told) all.push(one);
    }
  }
  return all.filter(({ fate }) => fate.kind === 'out').map(({ unit }) => unit.id);
}
