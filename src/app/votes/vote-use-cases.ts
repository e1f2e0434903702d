import { ACT, noLook, OWN_ONLY } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { readRevealedOrders } from '#app/usecases/orders/read-revealed-orders';
import { castVote } from '#app/usecases/votes/cast-vote';
import { previewProposal } from '#app/usecases/votes/preview-proposal';
import { raiseProposal } from '#app/usecases/votes/raise-proposal';
import { readVotes } from '#app/usecases/votes/read-votes';
import { withdrawProposal } from '#app/usecases/votes/withdraw-proposal';

/** The part of the table of use cases that is about votes, and about what is open where players vote. */
export const VOTE_USE_CASES = {
  castVote: fromSeat(castVote, ACT),
  previewProposal: fromSeat(previewProposal, OWN_ONLY),
  raiseProposal: fromSeat(raiseProposal, ACT),
  readRevealedOrders: fromSeat(readRevealedOrders, OWN_ONLY),
  readVotes: fromSeat(readVotes, noLook('Votes are open to everybody in the campaign.')),
  withdrawProposal: fromSeat(withdrawProposal, ACT),
} as const;
