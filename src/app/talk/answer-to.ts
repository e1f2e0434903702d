import type { EmpireId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import type { StoredTalk } from './own-letters.ts';

/** Something that is attached to a letter, as its reader counts them, each from 1. */
export type AttachmentPlace = Readonly<{
  conversation: number;
  letter: number;
  attachment: number;
}>;

/** The order by which a reader accepts what is attached to a letter; undefined: nothing that this reader could accept. */
export function answerTo(
  { conversations, letters }: StoredTalk,
  empire: EmpireId,
  place: AttachmentPlace,
): Order | undefined {
  const own = conversations[place.conversation - 1];
  const letter = letters.filter((one) => one.conversation === own?.number)[place.letter - 1];
  if (letter === undefined || letter.from === empire) return undefined;
  const seen = letter.attachments.filter(({ to }) => to === empire);
  return seen[place.attachment - 1]?.answer ?? undefined;
}
