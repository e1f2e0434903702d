import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import type { OrderFailure } from '#model/events/causes';
import { onlyFor } from '#model/events/fact';
import type { OrderKind } from '#model/orders/order';
import { ruleOf } from '#rules/diplomacy/diplomatic-chances';

/** An order about an agreement, with its place in its sheet. */
export type AgreementOrder = Readonly<{
  by: EmpireId;
  index: number;
  kind: OrderKind;
  other: EmpireId;
  offer: Agreement;
}>;

/** Tells an empire why its order about an agreement failed. @rule DIP-5 */
export function agreementFailed(
  record: Recorder,
  { by, index, kind, other, offer }: AgreementOrder,
  because: OrderFailure,
): void {
  record.emit({
    type: 'OrderFailed',
    cite: ruleOf(offer),
    rolls: [],
    witnesses: onlyFor(by),
    ...{ empire: by, index, kind, because, about: rowOf(record.state().empires, other).name },
  });
}
