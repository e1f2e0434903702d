import { type Moderator, seesTruth } from '#app/actor';
import type { Empire } from '#model/campaign/empire';

/**
 * Whether a moderator reads of an empire where all are listed: one who plays isn’t told which non-aligned worlds there are, whether
 * their own empire has met them or not.
 * @rule FOG-1 @rule DIP-16
 */
export const isToldOf =
  (actor: Moderator) =>
  ({ nonAligned }: Pick<Empire, 'nonAligned'>): boolean =>
    nonAligned === undefined || seesTruth(actor);
