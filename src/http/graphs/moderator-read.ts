import type { Outcome } from '#app/use-case-error';
import { problemReply } from '#http/replies/problem-reply';
import type { PlainReply, Reply } from '#http/replies/reply';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';

/** Shows what a moderator reads of the whole campaign, or says why it can't be read. */
export async function moderatorRead<T, R extends Reply>(
  { seat }: ModeratorVisit,
  reading: Promise<Outcome<T>>,
  show: (read: T) => R,
): Promise<R | PlainReply> {
  const read = await reading;
  if (read.ok) return show(read.value);
  return problemReply(read.error, { href: `${seat.base}/`, label: SHARED_TEXTS.backToDesk });
}
