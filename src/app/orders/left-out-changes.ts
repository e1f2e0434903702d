import { type Actor, type Player, roleOf } from '#app/actor';
import { newMessage } from '#app/desk/new-message';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import { counted, plural } from '#kernel/words/counted';
import type { OpenOrders } from './editing-orders.ts';

const MOST_LINES = 60;
const LONGEST_LINE = 120;

type LeftOut = Readonly<{ to: Player; by: Actor; lines: readonly string[] }>;

/** `Hello Anna`, one below the other. */
function textOf({ turn }: OpenOrders['campaign'], lines: readonly string[]): string {
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line));
  const rest = lines.length - shown.length;
  const count = counted(lines.length, 'line');
  return [
    `The moderator submitted your orders for turn ${String(turn)}. ${count} of your text ${plural(lines.length, 'is not an order and was', 'are not orders and were')} left out:`,
    ...shown.map((line) => `– ${line.trim()}`),
    ...(rest > 0 ? [`and ${String(rest)} more.`] : []),
  ].join('\n');
}

/** A message to the player about the lines of their text that a moderator left out, so that no order is lost unnoticed. */
export async function leftOutChanges(
  reader: StoreReader,
  { campaign, at }: OpenOrders,
  { to, by, lines }: LeftOut,
): Promise<readonly Change[]> {
  if (by.kind !== 'moderator' || lines.length === 0) return [];
  const messages = await reader.messages(campaign.id);
  const text = textOf(campaign, lines);
  const sent = { to: [to.empire], text, at, by: roleOf(by) };
  return [{ put: 'message', message: newMessage(messages, campaign, sent) }];
}
