import type { Actor } from '#app/actor';
import type { EmpireId } from '#model/campaign/ids';

/** The empire whose receipts a person may read: a player their own, the moderator the one that they ask for; undefined: none. */
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
