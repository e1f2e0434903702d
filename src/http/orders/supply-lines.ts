import type { UnsuppliedFleet } from '#app/orders/foresee-supply';
import { mapAddress } from '#http/order-map/map-look';
import { viewNamesOf } from '#http/names/view-names';
import type { SupplyLine } from './orders-contents.ts';
import type { Site } from '#http/site';
import type { IssuedDesk } from './issued-desk.ts';
import { mendLines } from './mend-lines.ts';

type About = Readonly<{ desk: IssuedDesk; base: string }>;

/** The fleets that the sheet leaves without supply, each with the reason and with what would mend it. */
export function supplyLines(
  { renderers }: Site,
  fleets: readonly UnsuppliedFleet[],
  { desk, base }: About,
): readonly SupplyLine[] {
  const { view } = desk.issued;
  const names = viewNamesOf(view);
  const isOpen = desk.stage === 'orders' && !desk.isClosed;
  const words = {
    view,
    sentenceOf: (order: Parameters<typeof renderers.orderSentence>[0]) =>
      renderers.orderSentence(order, view),
  };
  return fleets.map((fleet) => {
    const { ref, name, end, supply } = fleet;
    const at = end.kind === 'system' ? end.system : null;
    return {
      href: mapAddress(`${base}/orders/map`, { fleet: ref, show: 'after' }),
      name,
      where: names.at(end),
      why: renderers.supplyText(supply, view, at),
      mends: isOpen ? mendLines(fleet, words) : [],
    };
  });
}
