import type { Ordered } from '#engine/record/orders-of-kind';
import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';

type RulingKind = 'SetMartialLaw' | 'TakeReprisal';
const RULES = { SetMartialLaw: cite('COL-7'), TakeReprisal: cite('COL-8') } as const;

/** An order about how a colony is ruled, and whose it is. */
export type Ruling<K extends RulingKind> = Ordered<K>;

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
