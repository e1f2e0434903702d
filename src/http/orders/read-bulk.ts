import type { Order } from '#model/orders/order';
import type { FormDesk } from '#http/forms/orders/order-form';
import type { FormBody } from '#http/visits/form-body';
import { err, ok, type Result } from '#kernel/result/result';
import { type BulkKind, filledBy } from './bulk-kinds.ts';
import { type FormProblems, readForm } from './read-form.ts';
import { TEXTS } from './texts.ts';

const NONE: FormProblems = {
  problem: TEXTS.noOrdersWereAdded,
  errors: new Map(),
};

/** The form that was sent, as if it had been filled in for one of the chosen alone. */
const sentFor = (sent: FormBody, name: string, values: readonly string[]): FormBody => ({
  ...sent,
  text: (field) => (field === name ? (values[0] ?? '') : sent.text(field)),
  texts: (field) => (field === name ? values : sent.texts(field)),
  has: (field) => field === name || sent.has(field),
});

/** The orders that a form says of all that is ticked: all of them, or what is wrong with the first. */
export function readBulk(
  kind: BulkKind,
  sent: FormBody,
  desk: FormDesk,
): Result<readonly Order[], FormProblems> {
  const chosen = sent.texts('chosen');
  if (chosen.length === 0) return err(NONE);
  const { field, together } = filledBy(kind);
  if (together) {
    const read = readForm(kind, sentFor(sent, field, chosen), desk);
    return read.ok ? ok([read.value]) : read;
  }
  const orders: Order[] = [];
  for (const one of chosen) {
    const read = readForm(kind, sentFor(sent, field, [one]), desk);
    if (!read.ok) return err(namedFor(one, read.error, desk));
    orders.push(read.value);
  }
  return ok(orders);
}

/** Which of the chosen fleets or systems it is that cannot be ordered so. */
function namedFor(one: string, { errors }: FormProblems, { spoken }: FormDesk): FormProblems {
  const found = spoken.fleets.bySpokenId(one) ?? spoken.systems.bySpokenId(one);
  const name = found?.name ?? one;
  const [reason = ''] = errors.values();
  return { problem: TEXTS.noOrdersWereAddedBecause(name, reason), errors };
}
