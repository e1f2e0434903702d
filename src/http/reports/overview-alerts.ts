import type { Judged } from '#app/orders/judge-sheet';
import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import { questionLines, unsubmittedLines } from '#http/alerts/waiting-lines';
import {
  alertList,
  FROM_OVERVIEW,
  happenedLines,
  needsLines,
  needsList,
} from '#http/alerts/alert-lines';
import { formsAt } from '#http/order-map/system-acts';
import { NO_LOOK } from '#http/order-map/map-look';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { acceptedOrders } from '#http/orders/judged-sheet';
import { formDeskOf } from '#http/orders/orders-page';
import { ordersIn } from '#http/orders/sheet-head';
import { dismissedIn } from '#http/orders/warning-lines';
import type { Site } from '#http/site';
import type { OverviewContent } from './overview-content.ts';
import { paperPath } from './report-files.ts';

type Asked = Readonly<{ judged: Judged; base: string; deadline: PlayerDeadline | null }>;

/** What the overview opens with: what needs the player, and what happened. */
export function overviewAlerts(
  { renderers }: Site,
  desk: IssuedDesk,
  { judged, base, deadline }: Asked,
): Pick<OverviewContent, 'needs' | 'happened'> {
  const { issued, stage, isClosed, sheet, submitted } = desk;
  const isOpen = stage === 'orders' && !isClosed;
  const path = `${base}/orders/map`;
  const orders = ordersIn(stage === 'orders' ? sheet : submitted);
  const alertDesk = {
    forms: formDeskOf(issued.view, orders, judged),
    path,
    look: FROM_OVERVIEW,
    hrefOf: isOpen ? formsAt(path, NO_LOOK) : null,
    reportHref: paperPath(base, issued, 'report'),
  };
  const needs = needsLines(
    {
      alerts: renderers.needsAlerts(issued, judged.raids),
      accepted: acceptedOrders(judged),
      warnings: stage === 'orders' ? judged.projected.warnings : [],
      dismissed: dismissedIn(desk),
    },
    alertDesk,
  ).map((line) => ({ ...line, key: '' }));
  return {
    needs: needsList([
      ...questionLines(desk, base),
      ...needs,
      ...unsubmittedLines(desk, deadline, base),
    ]),
    happened: alertList(happenedLines(renderers.happenedAlerts(issued), alertDesk)),
  };
}
