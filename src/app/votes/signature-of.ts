import { type Player, roleOf } from '#app/actor';
import type { Signature } from '#app/ports/campaign-record';

/** The author of a vote: its player, or the operator whose command line votes in the player's place. */
export const signatureOf = (actor: Player): Signature =>
  actor.isOperator === true ? { kind: 'operator' } : roleOf(actor);
