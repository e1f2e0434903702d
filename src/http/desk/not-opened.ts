import { messageReply } from '#http/replies/problem-reply';
import type { PlainReply } from '#http/replies/reply';
import type { PlayerSeat } from '#http/visits/seat';
import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';

/** Before the first turn is opened a player has nothing to look at. */
export const notOpenedReply = ({ campaign }: PlayerSeat): PlainReply =>
  messageReply(200, TEXTS.firstTurnOfHasNotBegun(campaign.name), {
    ways: [{ href: '/', label: SHARED_TEXTS.toYourCampaigns }],
  });
