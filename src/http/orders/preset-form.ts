import type { PlayerVisit } from '#http/visits/visit';
import { fleetOfAddress } from '#http/names/own-fleet';
import { ORDER_FORM_KINDS } from '#http/forms/orders/order-forms';
import type { Returned } from './orders-page.ts';

/** The form that an address asks for, with what it fills in: `?form=BuildUnits&system=H0101`. */
export function presetForm({ query, seat }: Pick<PlayerVisit, 'query' | 'seat'>): Returned {
  const text = (name: string): string => fleetOfAddress(query(name), seat.actor.empire);
  const kind = ORDER_FORM_KINDS.find((one) => one === query('form'));
  if (kind === undefined) return { what: 'nothing' };
  const sent = {
    text,
    texts: (name: string) => [text(name)].filter((value) => value !== ''),
    has: (name: string) => text(name) !== '',
  };
  return { what: 'form', kind, sent, problem: '', errors: new Map() };
}
