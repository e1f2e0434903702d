import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { OrderFailure } from '#model/events/causes';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import type { ScuttleUnits } from '#model/orders/order';
import { forceIndexOf } from '#rules/forces/force-index';
import { isDerelict, scuttleValueOf } from '#rules/galaxy/derelict-of';

type Crew = Readonly<{
  record: Recorder;
  empire: EmpireId;
  order: ScuttleUnits;
  index: number;
  gone: Set<UnitId>;
}>;

const MAP_8 = cite('MAP-8');

/**
 * Derelicts are scuttled for tech investment, wherever they are, with the derelict flights aboard.
 * @rule MAP-8 @rule TECH-1
 * @ruling A derelict can't be scuttled if anything but derelict units is aboard.
 */
export function scuttleUnits(record: Recorder, { orders }: Pick<PhaseInput, 'orders'>): void {
  for (const [empire, sheet] of entriesById(orders)) {
    const gone = new Set<UnitId>();
    for (const { order, index } of sheet) {
      if (order.kind !== 'ScuttleUnits') continue;
      for (const id of unique(order.units)) attempt({ record, empire, order, index, gone }, id);
    }
  }
}

function attempt(crew: Crew, id: UnitId): void {
  const { record, empire, gone } = crew;
  if (gone.has(id)) return;
  const state = record.state();
  const unit: Unit | undefined = state.units[id];
  if (unit?.owner !== empire) {
    fail(crew, 'units-elsewhere', id);
    return;
  }
  const aboard = forceIndexOf(state).aboard(id);
  if (![unit, ...aboard].every(({ design }) => isDerelict(design))) {
    fail(crew, 'unit-unfit', id);
    return;
  }
  for (const one of [...aboard, unit]) scuttle(crew, one);
  if (unit.place.kind === 'fleet') disbandEmptied(record, [unit.place.fleet]);
}

function scuttle({ record, empire, gone }: Crew, { id: unit, design, name }: Unit): void {
  const { designs, empires } = record.state();
  const points = scuttleValueOf(rowOf(designs, design));
  gone.add(unit);
  record.emit({
    type: 'UnitScuttled',
    cite: MAP_8,
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    unit,
    design,
    name,
    points,
    pool: rowOf(empires, empire).techPool + points,
  });
}

function fail({ record, empire, order, index }: Crew, because: OrderFailure, about: UnitId): void {
  const head = { type: 'OrderFailed', cite: MAP_8, rolls: [], witnesses: onlyFor(empire) } as const;
  record.emit({ ...head, empire, index, kind: order.kind, because, about });
}
