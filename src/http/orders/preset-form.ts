import type { PlayerVisit } from '#http/visits/visit';
import { ORDER_FORM_KINDS } from '#http/forms/orders/order-forms';
import type { Returned } from './orders-page.ts';

/** The form that an address asks for, with what it fills in: `?form=BuildUnits&system=H0101`. */
export function presetForm({ query }: Pick<PlayerVisit, 'query'>): Returned {
  const kind = ORDER_FORM_KINDS.find((one) => one === query('form'));
  if (kind === undefined) return { what: 'nothing' };
  const sent = {
    text: query,
    texts: (name: string) => [query(name)].filter((value) => value !== ''),
    has: (name: string) => query(name) !== '',
  };
  return { what: 'form', kind, sent, problem: '', errors: new Map() };
}
