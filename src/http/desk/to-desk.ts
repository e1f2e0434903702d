import type { Way } from '#http/replies/problem-reply';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';

/** The way back to the moderator's desk. */
export const toDesk = ({ seat }: ModeratorVisit): Way => ({
  href: `${seat.base}/`,
  label: SHARED_TEXTS.backToDesk,
});
