import type { Change } from '#app/ports/campaign-store';
import type { DraftStep, Hand, OrderSheet } from '#app/ports/turn-record';
import { type Actor, type Player, roleOf } from '#app/actor';
import type { Order } from '#model/orders/order';
import type { OpenOrders } from './editing-orders.ts';
import { sheetHash } from './sheet-hash.ts';

type Drafted = Readonly<{
  actor: Player;
  /** The author. */
  by: Hand;
  orders: readonly Order[];
}>;

/** The draft with these orders. Saving the same orders again makes no new step. */
export function draftOf(open: OpenOrders, { actor, by, orders }: Drafted): OrderSheet {
  const { campaign, draft, at } = open;
  const { turn } = campaign;
  const { empire } = actor;
  const hash = sheetHash(campaign, { empire, orders });
  const step = (draft?.step ?? 0) + (draft?.hash === hash ? 0 : 1);
  const dismissed = draft?.dismissed ?? open.dismissedBefore;
  const saved = { submittedAt: at, savedBy: by };
  return { turn, empire, status: 'draft', orders, hash, ...saved, step, dismissed };
}

/** The changes that save a draft. A new step also keeps the draft before it, for undo. */
export function draftChanges(
  { campaign, draft }: OpenOrders,
  sheet: OrderSheet,
): readonly Change[] {
  const { empire, step } = sheet;
  if (draft?.step === step) return [{ put: 'sheet', sheet }];
  const nothing = { step: 0, orders: [], hash: sheetHash(campaign, { empire, orders: [] }) };
  return [
    { put: 'sheet', sheet },
    { put: 'draft-step', step: stepOf(sheet, draft ?? nothing) },
    { put: 'draft-step', step: stepOf(sheet, sheet) },
  ];
}

const stepOf = (
  { turn, empire }: OrderSheet,
  { step, orders, hash }: Pick<OrderSheet, 'step' | 'orders' | 'hash'>,
): DraftStep => ({ turn, empire, step, orders, hash });

/** The journal's note of an action on orders. */
export function ordersAudit(
  { campaign, at }: OpenOrders,
  {
    sheet,
    by,
    act,
  }: Readonly<{
    sheet: OrderSheet;
    by: Actor;
    act: 'orders-drafted' | 'orders-submitted' | 'orders-withdrawn';
  }>,
): Change {
  const role = roleOf(by);
  const whose = role.kind === 'player' || role.kind === 'deputy' ? '' : ` for ${sheet.empire}`;
  const detail = `turn ${sheet.turn} ${sheet.hash}${whose}`;
  return { put: 'audit', entry: { at, by: role, act, version: campaign.version, detail } };
}
