import { DESIGN_FORM_PART } from './orders-contents.ts';
import { judgeDesignForm } from './design-judgement.ts';
import { type FoundOrders, showOrders, withOrders } from './found-orders.ts';
import { designFields, type Returned } from './orders-page.ts';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const STANDS: Flash = {
  tone: 'info',
  text: TEXTS.formShowsResultOfCheck,
};

const wayBack = ({ seat }: PlayerVisit): { href: string; label: string } => ({
  href: `${seat.base}/orders`,
  label: TEXTS.backToYourOrders,
});

/** The page with the form as it was sent, and what is to be said of the class in it. */
async function check(site: Site, found: FoundOrders): Promise<Reply> {
  const { visit } = found;
  const judged = await judgeDesignForm(site, found);
  if (!judged.ok) return problemReply(judged.error, wayBack(visit));
  const { errors, judgement } = judged.value;
  const form = { what: 'form', kind: 'DesignUnit', sent: visit.body, problem: '' } as const;
  const returned: Returned = { ...form, errors, judgement };
  return showOrders(site, found, { returned, flash: STANDS, status: 200 });
}

/** The same while the form is being filled in; a script puts it into the page. */
async function judge(site: Site, found: FoundOrders): Promise<Reply> {
  const { desk, visit } = found;
  const judged = await judgeDesignForm(site, found);
  if (!judged.ok) return problemReply(judged.error, wayBack(visit));
  const { errors, judgement } = judged.value;
  const fields = designFields(desk, visit.body, errors);
  return { kind: 'part', filled: DESIGN_FORM_PART.fill({ fields, judgement }) };
}

type Act = (site: Site, found: FoundOrders) => Promise<Reply>;

const post = (path: string, act: Act): Route => ({
  who: 'player',
  method: 'post',
  path: `/orders/design/${path}`,
  handle: (site, visit) => withOrders(site, visit, (found) => act(site, found)),
});

export const PLAYER_ORDERS_DESIGN_ROUTES: readonly Route[] = [
  post('check', check),
  post('judge', judge),
];
