import { type Dealings, NO_DEALINGS, type StandingOffer } from '#model/campaign/dealings';
import type { DiplomaticState } from '#model/campaign/relation';
import { fitsState } from './treaty-ladder.ts';

/** Whether an offer can still be accepted in a turn: in the turn after it, or as long as it is kept. @rule DIP-5 */
const isOpen = ({ keep, turn: made }: StandingOffer, turn: number): boolean =>
  keep || made >= turn - 1;

/** The offers of two empires that can be accepted in a turn. @rule DIP-5 */
export const openOffers = (
  dealings: Dealings | undefined,
  turn: number,
): readonly StandingOffer[] => (dealings?.offers ?? []).filter((offer) => isOpen(offer, turn));

/**
 * What is left of the dealings of two empires when they come to another state: offers that no longer fit are gone, a public war swallows
 * the secret ones, and who declared a war or leads a Partnership matters only while it lasts.
 * @rule DIP-5 @rule DIP-9 @rule DIP-10 @rule DIP-12
 */
export function dealingsAfter(
  { offers, declaredBy, covertWars, pactEnds, leader }: Dealings,
  state: DiplomaticState,
): Dealings {
  return {
    offers: offers.filter(({ offer }) => fitsState(offer, state)),
    declaredBy: state === 'war' ? declaredBy : [],
    covertWars: state === 'war' ? [] : covertWars,
    pactEnds,
    ...(state === 'partnership' && leader !== undefined ? { leader } : {}),
  };
}

/** Whether there is nothing in them that would have to be kept. */
const isNothing = ({ offers, declaredBy, covertWars, pactEnds, leader }: Dealings): boolean =>
  offers.length + declaredBy.length + covertWars.length === 0 &&
  pactEnds === null &&
  leader === undefined;

/** Dealings as a relation holds them: none if there is nothing in them. */
export const keptDealings = (dealings: Dealings): Readonly<{ dealings?: Dealings }> =>
  isNothing(dealings) ? {} : { dealings };

/** The dealings of a relation, changed in part. */
export const changedDealings = (
  dealings: Dealings | undefined,
  change: Partial<Dealings>,
): Readonly<{ dealings?: Dealings }> => keptDealings({ ...NO_DEALINGS, ...dealings, ...change });
