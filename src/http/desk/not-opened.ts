import { messageReply } from '#http/replies/problem-reply';
import type { PlainReply } from '#http/replies/reply';
import type { PlayerSeat } from '#http/visits/seat';

/** Before the first turn is opened a player has nothing to look at. */
export const notOpenedReply = ({ campaign }: PlayerSeat): PlainReply =>
  messageReply(
    200,
    `The first turn of ${campaign.name} has not begun yet. You get your first report when the moderator begins it.`,
    { ways: [{ href: '/', label: 'To your campaigns' }] },
  );
