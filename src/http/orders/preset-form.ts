import type { PlayerVisit } from '#http/visits/visit';
import { ownOfAddress } from '#http/names/own-ids';
import { ORDER_FORM_KINDS } from '#http/forms/orders/order-forms';
import type { Returned } from './orders-page.ts';

/** The form that an address asks for, with what it fills in: `?form=BuildUnits&system=H0101`. */
export function presetForm({ queries, seat }: Pick<PlayerVisit, 'queries' | 'seat'>): Returned {
  const texts = (name: string): readonly string[] =>
    queries(name)
      .filter((value) => value !== '')
      .map((value) => ownOfAddress(value, seat.actor.empire));
  const kind = ORDER_FORM_KINDS.find((one) => one === queries('form')[0]);
  if (kind === undefined) return { what: 'nothing' };
  const sent = {
    text: (name: string) => texts(name)[0] ?? '',
    texts,
    has: (name: string) => texts(name).length > 0,
  };
  return { what: 'form', kind, sent, problem: '', errors: new Map() };
}
