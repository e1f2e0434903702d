import type { Actor } from '#app/actor';
import type { EmpireId } from '#model/campaign/ids';

/** Whose receipts somebody may read: a player his own, the moderator those he asks for; undefined: none. */
export function receiptOwner(actor: Actor, asked: EmpireId | undefined): EmpireId | undefined {
  switch (actor.kind) {
    case 'player':
      return asked === undefined || asked === actor.empire ? actor.empire : undefined;
    case 'moderator':
      return asked;
    case 'spectator':
      return undefined;
  }
}
