import { messageReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { PlayerSeat } from '#http/visits/seat';

/** Before the first turn is opened a player has nothing to look at. */
export const notOpenedReply = ({ campaign }: PlayerSeat): Reply =>
  messageReply(
    200,
    `The first turn of ${campaign.name} is not opened yet. Your first report comes when the moderator opens it.`,
    { ways: [{ href: '/', label: 'To your campaigns' }] },
  );
