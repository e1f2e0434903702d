import type { OwnConversation } from '#app/talk/own-letters';
import type { NeighbourView } from '#fog/views/empire-view';
import { AGREEMENT_WORDS } from '#model/campaign/agreement-words';
import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import type { OfferLine } from './diplomacy-content.ts';
import { TEXTS } from './texts.ts';

/** A treaty that is attached to a letter. */
export type LetterOffer = Readonly<{ from: EmpireId; treaty: Agreement; href: string }>;

/** The treaties that others attached to their letters of this turn. Later each is an offer, or was not submitted. @rule DIP-5 @rule DIP-13 */
export const treatiesInLetters = (
  conversations: readonly OwnConversation[],
  { turn, base }: Readonly<{ turn: number; base: string }>,
): readonly LetterOffer[] =>
  conversations.flatMap(({ place, letters }) =>
    letters
      .filter((letter) => letter.turn === turn && !letter.isOwn && !letter.isMuted)
      .flatMap(({ from, attachments }) =>
        attachments.flatMap(({ treaty }): readonly LetterOffer[] =>
          treaty === null || from === null
            ? []
            : [{ from, treaty, href: `${base}/letters/${String(place)}` }],
        ),
      ),
  );

/** What an empire offers in letters, each with the way to its letter; what is offered openly too is told once. */
export const letterOffers = (
  written: readonly LetterOffer[],
  { name, id, offers = [] }: NeighbourView,
): readonly OfferLine[] =>
  written
    .filter(({ treaty }) => !offers.some(({ by, offer }) => by === id && offer === treaty))
    .map(({ treaty, href }) => ({
      text: TEXTS.offersInLetter(name, AGREEMENT_WORDS[treaty]),
      acts: [{ href, label: TEXTS.readLetter }],
    }));
