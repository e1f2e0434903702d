import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { loseOverload } from '#engine/losses/lose-overload';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Unit } from '#model/forces/unit';
import type { LegalOrder } from '#model/orders/order';
import type { ResupplyUnits } from '#model/orders/supply';
import { cargoFirstOf } from '#rules/cargo/cargo-first-of';
import { forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { standingOf } from '#rules/forces/standing-of';
import { levelsToLive } from '#rules/supply/levels-to-live';
import { type Rescuer, rescuerOf } from '#rules/supply/rescuer-of';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import { inLaneOrSystem } from './in-lane-or-system.ts';
import { type Stationed, stationedIn } from './stationed-in.ts';

const SUP_8 = cite('SUP-8');

type Places = Readonly<{
  record: Recorder;
  /** All units that draw supply together, by each of them. */
  beside: (unit: UnitId) => readonly Stationed[];
  functionsOf: (unit: Unit) => number;
  aboard: (carrier: UnitId) => readonly Unit[];
}>;

function placesOf(record: Recorder): Places {
  const state = record.state();
  const resting = restingUnits(valuesById(state.projects));
  const groups = groupBy(stationedIn(state), ({ unit, together }) => `${unit.owner}/${together}`);
  const groupByUnit = new Map(
    [...groups.values()].flatMap((group) => group.map(({ unit }) => [unit.id, group] as const)),
  );
  return {
    record,
    aboard: forceIndexOf(state).aboard,
    beside: (unit) =>
      (groupByUnit.get(unit) ?? []).filter((one) => isThere(record.state(), one.unit.id)),
    functionsOf: (unit) =>
      supplyFunctionsOf({
        unit,
        design: rowOf(state.designs, unit.design),
        isResting: resting.has(unit.id),
      }),
  };
}

const nowOf = (state: CampaignState, { unit }: Stationed): Unit => rowOf(state.units, unit.id);

/** A Supply ship cripples itself for the others. Returns the reason if it doesn't. */
function giveAll(places: Places, empire: EmpireId, id: UnitId): OrderFailure | null {
  const { record, aboard, beside, functionsOf } = places;
  const state = record.state();
  const ship: Unit | undefined = state.units[id];
  if (ship?.owner !== empire) return 'units-elsewhere';
  const levels = functionsOf(ship);
  if (levels === 0) return 'unit-unfit';
  const here = beside(id);
  const place = here[0]?.place;
  const short = here.filter((one) => nowOf(state, one).outOfSupply > 0);
  if (place === undefined || short.length === 0) return 'nobody-short';
  record.emit({
    type: 'UnitsResupplied',
    cite: SUP_8,
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    place: inLaneOrSystem(place),
    ship: id,
    units: short.map(({ unit }) => unit.id),
    levels,
  });
  const crippled = rowOf(record.state().units, id);
  const first = cargoFirstOf(record.state(), crippled);
  const laden = { unit: crippled, aboard: aboard(id), wish: { first } };
  loseOverload(record, { ...laden, place, because: SUP_8 });
  return null;
}

function obey(places: Places, { orders }: Pick<PhaseInput, 'orders'>): void {
  const isDue = (legal: LegalOrder): legal is LegalOrder<ResupplyUnits> =>
    legal.order.kind === 'ResupplyUnits';
  const due = entriesById(orders).flatMap(([empire, sheet]) =>
    sheet
      .filter(isDue)
      .flatMap(({ order, index }) =>
        unique(order.ships).map((ship) => ({ empire, index, kind: order.kind, ship })),
      ),
  );
  for (const { empire, index, kind, ship } of due) {
    const because = giveAll(places, empire, ship);
    if (because === null) continue;
    const head = {
      type: 'OrderFailed',
      cite: SUP_8,
      rolls: [],
      witnesses: onlyFor(empire),
    } as const;
    places.record.emit({ ...head, empire, index, kind, because, about: ship });
  }
}

/** The ships at a place whose standing orders let them cripple themselves. */
function rescuersAt(
  { record, functionsOf }: Places,
  here: readonly Stationed[],
): readonly Rescuer[] {
  const state = record.state();
  return here
    .map((one) => nowOf(state, one))
    .filter(({ place, owner }) => {
      const empire = rowOf(state.empires, owner);
      const fleet = place.kind === 'fleet' ? rowOf(state.fleets, place.fleet) : { standing: {} };
      return standingOf(empire, fleet).resupply === 'dying';
    })
    .map((unit) => ({ unit: unit.id, functions: functionsOf(unit) }))
    .filter(({ functions }) => functions > 0);
}

/** Cargo may be lost with the room for it. */
const isThere = ({ units }: CampaignState, id: UnitId): boolean => Object.hasOwn(units, id);

function rescue(places: Places, hungry: readonly UnitId[]): void {
  const { record, beside } = places;
  for (const id of hungry) {
    if (!isThere(record.state(), id)) continue;
    const needs = (): readonly number[] => {
      const { units, designs } = record.state();
      const here = beside(id).map(({ unit }) => rowOf(units, unit.id));
      return here
        .map((unit) => levelsToLive(rowOf(designs, unit.design), unit))
        .filter((levels) => levels > 0);
    };
    const { owner } = rowOf(record.state().units, id);
    for (;;) {
      const rescuer = rescuerOf(rescuersAt(places, beside(id)), needs());
      if (rescuer === null) break;
      giveAll(places, owner, rescuer.unit);
    }
  }
}

/**
 * Supply ships cripple themselves to take levels from all units of their empire that are with them, as they are ordered, or by standing
 * orders before a unit would be lost.
 * @rule SUP-8
 * @ruling An order to resupply fails if no unit there is out of supply. Cargo that the crippled Supply ship has no room for is lost.
 */
export function resupplyUnits(
  record: Recorder,
  input: Pick<PhaseInput, 'orders'>,
  hungry: readonly UnitId[],
): void {
  const places = placesOf(record);
  obey(places, input);
  const dying = hungry.filter((id) => {
    const { units, designs } = record.state();
    if (!isThere(record.state(), id)) return false;
    const unit = rowOf(units, id);
    return levelsToLive(rowOf(designs, unit.design), unit) > 0;
  });
  rescue(places, dying);
}
