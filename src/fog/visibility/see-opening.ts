import type { OpeningEvent } from '#model/events/opening-events';
import { asOwner } from './as-owner.ts';
import { partOf } from './part-of.ts';
import type { SeeRows } from './see-row.ts';
import { seenLedger } from '#fog/views/seen-parts';

/** @rule FOG-1 @rule FOG-10 */
export const seeOpening: SeeRows<OpeningEvent> = {
  // The date is nobody's secret: every witness is told.
  TurnOpened: ({ cite, turn, label }) => [{ type: 'TurnOpened', cite, rolls: [], turn, label }],
  ProductivityUtilized: asOwner(({ cite, system, utilized, output, ledger }, rolls) => ({
    type: 'ProductivityUtilized',
    cite,
    rolls,
    system,
    utilized,
    output,
    ledger: seenLedger(ledger),
  })),
  // Empires that trade there learn the value of the die. The roll itself belongs to nobody.
  OffMapTradeRolled: (event, viewer) => {
    if (partOf(event, viewer) !== 'owner') return [];
    const { cite, system, value } = event;
    return [{ type: 'OffMapTradeRolled', cite, rolls: [], system, value }];
  },
  GiftsCounted: asOwner(({ cite, points }, rolls) => ({
    type: 'GiftsCounted',
    cite,
    rolls,
    points,
  })),
  IncomePaid: asOwner(({ cite, systemIncome, commerce, maintenance, total, treasury }, rolls) => ({
    type: 'IncomePaid',
    cite,
    rolls,
    systemIncome: seenLedger(systemIncome),
    commerce: seenLedger(commerce),
    maintenance: seenLedger(maintenance),
    total,
    treasury,
  })),
  UnitUnpaid: asOwner(({ cite, unit, spared }, rolls) => ({
    type: 'UnitUnpaid',
    cite,
    rolls,
    unit,
    spared,
  })),
};
