import { alertList, needsLines } from '#http/alerts/alert-lines';
import type { AlertList } from '#http/alerts/alert-list';
import type { FormDesk } from '#http/forms/orders/order-form';
import type { FoundOrders } from '#http/orders/found-orders';
import { dismissedIn } from '#http/orders/warning-lines';
import { paperPath } from '#http/reports/report-files';
import type { Site } from '#http/site';
import type { MapDesk } from './map-desk.ts';

type Parts = Readonly<{ desk: MapDesk; forms: FormDesk }>;

/** What a player should see to beside their sheet: nothing once it is too late for orders. */
export function needsOnDesk(
  { renderers }: Site,
  { desk, judged, visit }: FoundOrders,
  { desk: { path, look, locked, hrefOf }, forms }: Parts,
): AlertList {
  if (locked) return alertList([]);
  const lines = needsLines(
    {
      alerts: renderers.needsAlerts(desk.issued),
      warnings: judged.projected.warnings,
      dismissed: dismissedIn(desk),
    },
    { forms, path, look, hrefOf, reportHref: paperPath(visit.seat.base, desk.issued, 'report') },
  );
  return alertList(lines);
}
