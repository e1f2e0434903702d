import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import { legalIn } from '#legality/judge-orders';
import type { OrderSheet } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { LegalOrder, OrdersByEmpire } from '#model/orders/order';

type Sheets = Readonly<{
  sheets: readonly OrderSheet[];
  /** The edition that each empire got at the Opening of the turn. */
  views: ReadonlyMap<EmpireId, EmpireView>;
}>;

// Keyed by the view, because all phases of a turn use the same sheets, written from the same views.
const JUDGED = new WeakMap<EmpireView, ReadonlyMap<string, readonly LegalOrder[]>>();

function legalOf(view: EmpireView, { hash, orders }: OrderSheet): readonly LegalOrder[] {
  const judged = JUDGED.get(view);
  const known = judged?.get(hash);
  if (known !== undefined) return known;
  const legal = legalIn(view, orders);
  JUDGED.set(view, new Map(judged).set(hash, legal));
  return legal;
}

/**
 * The orders of a turn that are carried out: the submitted orders that are legal by the view that they were written
 * from. Drafts and refused orders are not carried out. @rule TURN-2 @rule FOG-14
 */
export function legalOrders(
  { empires }: Pick<CampaignState, 'empires'>,
  { sheets, views }: Sheets,
): OrdersByEmpire {
  const entries = valuesById(empires).map(({ id }): [EmpireId, readonly LegalOrder[]] => {
    const sheet = sheets.find((one) => one.empire === id && one.status === 'submitted');
    const view = views.get(id);
    if (sheet === undefined || view === undefined) return [id, []];
    return [id, legalOf(view, sheet)];
  });
  return Object.fromEntries(entries);
}
