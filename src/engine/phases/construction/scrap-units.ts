import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import type { ScrapUnits } from '#model/orders/order';
import { scrapValueOf } from '#rules/construction/scrap-value';
import { isFriendlyTo } from '#rules/construction/service-place';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import type { Sites } from './sites.ts';

type Breaker = Readonly<{
  record: Recorder;
  sites: Sites;
  /** The carrier of each unit aboard by now: flights that were mothballed in this phase have left theirs. */
  index: ForceIndex;
  empire: EmpireId;
  gone: Set<UnitId>;
}>;

/**
 * Scraps the units that were ordered, with all that is aboard.
 * @rule CON-8
 * @ruling Units are scrapped when all building is done, so a shipyard that is scrapped builds once more.
 */
export function scrapUnits(record: Recorder, { orders }: PhaseInput, sites: Sites): void {
  const index = forceIndexOf(record.state());
  for (const [empire, sheet] of entriesById(orders)) {
    const breaker = { record, sites, index, empire, gone: new Set<UnitId>() };
    for (const { order, index } of sheet) {
      if (order.kind === 'ScrapUnits') carryOut(breaker, order, index);
    }
  }
}

function carryOut(breaker: Breaker, order: ScrapUnits, index: number): void {
  const { record, empire, gone } = breaker;
  for (const id of unique(order.units)) {
    const unit: Unit | undefined = record.state().units[id];
    if (unit?.owner === empire) {
      scrap(breaker, unit);
      if (unit.place.kind === 'fleet') disbandEmptied(record, [unit.place.fleet]);
    } else if (!gone.has(id)) {
      record.emit({
        type: 'OrderFailed',
        cite: cite('CON-8'),
        rolls: [],
        witnesses: onlyFor(empire),
        empire,
        index,
        kind: order.kind,
        because: 'units-elsewhere',
        about: id,
      });
    }
  }
}

/** First what is aboard, then the unit itself. */
function scrap(breaker: Breaker, unit: Unit): void {
  const { record, sites, index, empire, gone } = breaker;
  for (const one of index.aboard(unit.id)) {
    if (Object.hasOwn(record.state().units, one.id)) scrap(breaker, one);
  }
  const state = record.state();
  const system = systemOfUnit(unit, state);
  const isFriendly =
    system !== null && isFriendlyTo(sites.facts, empire, rowOf(state.systems, system));
  gone.add(unit.id);
  record.emit({
    type: 'UnitScrapped',
    cite: cite('CON-8'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    unit: unit.id,
    design: unit.design,
    name: unit.name,
    value: scrapValueOf(rowOf(state.designs, unit.design), isFriendly),
  });
}
