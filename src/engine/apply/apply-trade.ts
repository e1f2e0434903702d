import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { TradeEvent } from '#model/events/trade-events';
import type { Writer } from './writer.ts';
import { type Handlers, changesNothing } from './handler.ts';

function setTrading(write: Writer, units: readonly UnitId[], trading: boolean): void {
  for (const id of units) {
    write.put('units', id, { ...rowOf(write.read().units, id), trading });
  }
}

export const applyTrade: Handlers<TradeEvent> = {
  TradeSet: (event, write) => {
    setTrading(write, event.units, true);
  },
  TradeEnded: (event, write) => {
    setTrading(write, event.units, false);
  },
  RouteInterrupted: changesNothing,
};
