import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { Message } from '#app/ports/desk-record';
import type { EmpireId } from '#model/campaign/ids';

type Sent = Readonly<{ to: readonly EmpireId[]; text: string; at: string; by: Signature }>;

/** A new message for the next reports, after the existing ones. */
export function newMessage(
  before: readonly Message[],
  { turn }: Pick<Campaign, 'turn'>,
  sent: Sent,
): Message {
  const number = Math.max(0, ...before.map((one) => one.number)) + 1;
  return { number, turn, ...sent, issued: null };
}
