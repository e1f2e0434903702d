import type { Recorder } from '#engine/record/recorder';
import { entriesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { OrderOf, OrdersByEmpire } from '#model/orders/order';

type RulingKind = 'SetMartialLaw' | 'TakeReprisal';
const RULES = { SetMartialLaw: cite('COL-7'), TakeReprisal: cite('COL-8') } as const;

/** An order about how a colony is ruled, and whose it is. */
export type Ruling<K extends RulingKind> = Readonly<{
  empire: EmpireId;
  index: number;
  order: OrderOf<K>;
}>;

/** All orders of a kind, empire by empire. @rule COL-7 @rule COL-8 */
export const rulingsOf = <K extends RulingKind>(
  orders: OrdersByEmpire,
  kind: K,
): readonly Ruling<K>[] =>
  entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.flatMap(({ order, index }) =>
      // The kind of an order says which order it is.
      order.kind === kind ? [{ empire, index, order: order as OrderOf<K> }] : [],
    ),
  );

/** Tells an empire why its order about a colony fails. @rule FOG-14 */
export function failToRule(
  record: Recorder,
  { empire, index, order: { kind, system } }: Ruling<RulingKind>,
  because: OrderFailure,
): void {
  const about = record.state().systems[system]?.name ?? system;
  const head = { type: 'OrderFailed', cite: RULES[kind], rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, index, kind, because, about });
}
