import type { Jumps } from '#http/pages/frame';
import type { OrdersContent } from './orders-contents.ts';
import { TEXTS } from './texts.ts';

/** The parts of the page of orders: its forms alone are more than forty stops for the keyboard. */
export function ordersJumps({ locked }: Pick<OrdersContent, 'locked'>): Jumps {
  const { name, draft, forms, text, budget, submit } = TEXTS.parts;
  const kinds = locked === '' ? [{ href: '#add', label: forms }] : [];
  return {
    name,
    links: [
      { href: '#sheet', label: draft },
      ...kinds,
      { href: '#orders-text', label: text },
      { href: '#budget', label: budget },
      { href: '#handing-in', label: submit },
    ],
  };
}
