import { notOpenedReply } from '#http/desk/not-opened';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { problemReply } from '#http/replies/problem-reply';
import type { PlainReply, Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';

/** Shows a player something of their last sheet; before the first turn they are told that there is none yet. */
export async function withIssued<R extends Reply>(
  { useCases }: Site,
  { seat }: PlayerVisit,
  show: (desk: IssuedDesk) => R | Promise<R>,
): Promise<R | PlainReply> {
  const read = await useCases.readPlayerDesk(seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
  const { issued } = read.value;
  return issued === null ? notOpenedReply(seat) : show({ ...read.value, issued });
}
