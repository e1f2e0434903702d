import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import { questionLines, unsubmittedLines } from '#http/alerts/waiting-lines';
import { needsLines, needsList } from '#http/alerts/alert-lines';
import type { AlertList } from '#http/alerts/alert-list';
import type { FormDesk } from '#http/forms/orders/order-form';
import type { FoundOrders } from '#http/orders/found-orders';
import { acceptedOrders } from '#http/orders/judged-sheet';
import { dismissedIn } from '#http/orders/warning-lines';
import { paperPath } from '#http/reports/report-files';
import type { Site } from '#http/site';
import type { MapDesk } from './map-desk.ts';

type Parts = Readonly<{ desk: MapDesk; forms: FormDesk; deadline: PlayerDeadline | null }>;

/** What a player should see to beside their sheet: only open questions once it is too late for orders. */
export function needsOnDesk(
  { renderers }: Site,
  { desk, judged, visit }: FoundOrders,
  { desk: { path, look, locked, hrefOf }, forms, deadline }: Parts,
): AlertList {
  const { base } = visit.seat;
  const asked = questionLines(desk, base);
  if (locked) return needsList(asked);
  const lines = needsLines(
    {
      alerts: renderers.needsAlerts(desk.issued, judged.raids),
      accepted: acceptedOrders(judged),
      warnings: judged.projected.warnings,
      dismissed: dismissedIn(desk),
    },
    { forms, path, look, hrefOf, reportHref: paperPath(base, desk.issued, 'report') },
  );
  return needsList([...asked, ...lines, ...unsubmittedLines(desk, deadline, base)]);
}
