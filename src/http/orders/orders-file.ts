import { foreignHead } from '#content/orders/foreign-head';
import { formatOrder } from '#content/orders/format-order';
import { parseOrdersFile } from '#content/orders/parse-orders-file';
import type { EmpireView } from '#fog/views/empire-view';
import { spokenNamesOf } from '#http/names/spoken-names';
import { err, ok, type Result } from '#kernel/result/result';
import { TEXTS } from './texts.ts';

/** The orders of a file as lines of text, or why they cannot be taken here; `key`: of the empire that they are for. */
export function textOfOrdersFile(
  content: string,
  { view, key }: Readonly<{ view: EmpireView; key: string }>,
): Result<string, string> {
  const file = parseOrdersFile(content);
  if (!file.ok) {
    const [first] = file.error;
    const path = first === undefined || first.path === '' ? '' : `${first.path}: `;
    return err(TEXTS.thisFileCannotBeRead(path, first?.text ?? ''));
  }
  const { head, body } = file.value;
  const foreign = foreignHead(head, { turn: view.turn, key, id: view.empire.id });
  if (foreign !== null) return err(TEXTS.nothingWasChanged(foreign));
  if (body.kind === 'text') return ok(body.text);
  const names = spokenNamesOf(view);
  return ok(body.orders.map((order) => formatOrder(order, names)).join('\n'));
}
