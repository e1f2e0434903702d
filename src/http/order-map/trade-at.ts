import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { SystemView } from '#fog/views/empire-view';
import { civilianTradeIn, NO_CIVILIAN_TRADE } from '#rules/economy/civilian-trade-in';
import { commerceOf } from '#rules/economy/commerce-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { MapDesk } from './map-desk.ts';
import { LAYER_WORDS } from './layer-words.ts';

/** What a trade route in an own system earns, by what its owner knows of the buildings there. @rule ECO-2 */
function yieldAt({ view }: MapDesk, { own, id }: SystemView): number {
  if (own === null) return 0;
  const known = valuesById(view.units).flatMap((unit) => {
    const design = statsOf(view, unit.design);
    return design === undefined ? [] : [{ unit, design }];
  });
  const designs = new Map(known.map(({ design }) => [design.id, design] as const));
  const NO_BUILDING = { role: null, cost: 0 };
  const trade = civilianTradeIn(
    known.map(({ unit }) => unit),
    (design) => designs.get(design) ?? NO_BUILDING,
  );
  return ledgerTotal(commerceOf([{ ...own, ...(trade.get(id) ?? NO_CIVILIAN_TRADE) }], []));
}

/** The trade routes of a system: where own convoys trade, and what a route could earn in an own system. @rule MOV-6 */
export function tradeTold(
  desk: MapDesk,
  system: SystemView,
): Readonly<{ note: string; about: string }> | null {
  const { view } = desk;
  const isTraded = valuesById(view.units).some(
    (unit) => unit.trading && systemOfUnit(unit, view) === system.id,
  );
  const points = yieldAt(desk, system);
  if (isTraded) return { note: LAYER_WORDS.tradesShort(points), about: LAYER_WORDS.trades(points) };
  if (points === 0) return null;
  return { note: LAYER_WORDS.tradeFreeShort(points), about: LAYER_WORDS.tradeFree(points) };
}
