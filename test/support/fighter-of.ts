import type { Combatant } from '#model/battle/setup';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import type { Fighter } from '#rules/combat/fighter';
import { ownPieceOf } from '#rules/combat/own-piece-of';

/** A combatant as it is in its task force. */
export const fighterOf = (one: Combatant): Fighter => ({
  ...ownPieceOf(one),
  status: one.status,
  carrier: one.carrier,
  hull: one.design.hull,
  nonCombatant: one.nonCombatant,
  strike: one.strike ?? null,
  traits: traitsOf(one),
});
