import { type Actor, type Moderator, seesTruth } from '#app/actor';
import type { Role } from '#app/ports/campaign-record';
import { ok } from '#kernel/result/result';
import { type Outcome, refuse } from '#app/use-case-error';

const isModerating = ({ kind }: Role): boolean => kind === 'moderator' || kind === 'co-moderator';

/** Whether somebody may manage seats of a role: moderators may, but those of moderators only the owner. */
export function mayManage(actor: Actor, role: Role): Outcome<Moderator> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  return isModerating(role) && actor.as !== undefined ? refuse('OWNER_ONLY') : ok(actor);
}

/**
 * Whether somebody may make a link for a seat of a role. Whoever makes one could look through it, so a moderator who
 * plays opens the truth first, of which the players are told.
 */
export function mayMakeLink(actor: Actor, role: Role): Outcome<Moderator> {
  const may = mayManage(actor, role);
  return may.ok && !seesTruth(may.value) ? refuse('MODERATOR_BLIND') : may;
}
