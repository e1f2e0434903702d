import type { OrdersOfTurn } from '#app/usecases/orders/read-revealed-orders';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { TEXTS } from './texts.ts';

/** What everybody had ordered for one turn. */
type RevealedContent = Readonly<{
  back: Link;
  campaign: string;
  title: string;
  empires: readonly Readonly<{
    name: string;
    orders: readonly string[];
    /** What could not be carried out. */
    failed: readonly string[];
  }>[];
}>;

export const REVEALED_PAGE = template<RevealedContent>('revealed-orders');

/** The page of everybody's orders, empire by empire. @rule TURN-6 */
export const revealedPage = (
  { campaign, turn, empires }: OrdersOfTurn,
  back: Link,
): RevealedContent => ({
  back,
  campaign,
  title: TEXTS.everybodysOrdersFor(turn),
  empires: empires.map(({ name, orders, failed }) => ({
    name,
    orders: (orders ?? []).map(({ sentence, accepted, reasons }) =>
      accepted ? sentence : TEXTS.orderRefused(sentence, reasons.join(' ')),
    ),
    failed,
  })),
});
