import { expect, test } from 'vitest';
import { judgeSheet } from '#app/orders/judge-sheet';
import type { EmpireView } from '#fog/views/empire-view';
import { FROM_OVERVIEW, needsLines } from '#http/alerts/alert-lines';
import { acceptedOrders } from '#http/orders/judged-sheet';
import { formDeskOf } from '#http/orders/orders-page';
import type { Order } from '#model/orders/order';
import { crippledUnits } from '#report/alerts/crippled-units';
import { contextOf } from '#report/sections/context';
import { sampleView } from '#test/report/reports/sample-campaign';
import { unitId } from '#test/support/campaign';

const hurt = unitId('human.u1');
const repair: Order = { kind: 'RepairUnits', units: [hurt], where: 'yard' };

/** What still needs a player who has ordered the repair, with this much to pay for it. */
function needsWith(treasury: number): readonly string[] {
  const view: EmpireView = {
    ...sampleView,
    empire: { ...sampleView.empire, treasury },
    units: Object.fromEntries(
      Object.entries(sampleView.units).map(([id, one]) => [
        id,
        { ...one, condition: id === hurt ? 'crippled' : 'sound' },
      ]),
    ),
  };
  const judged = judgeSheet(view, [repair]);
  const lines = needsLines(
    {
      alerts: crippledUnits(contextOf(view, [])),
      accepted: acceptedOrders(judged),
      ...{ warnings: [], dismissed: [] },
    },
    {
      forms: formDeskOf(view, [repair], judged),
      ...{ path: '', look: FROM_OVERVIEW, hrefOf: null, reportHref: '' },
    },
  );
  return lines.map(({ text }) => text);
}

test('CON-5: a repair answers the warning of crippled units only if it isn’t refused', () => {
  expect(needsWith(1000)).toEqual([]);
  expect(needsWith(0)).toEqual([expect.stringContaining('Crippled at Sol')]);
});
