import { type Actor, type Moderator, seesTruth } from '#app/actor';
import type { Role } from '#app/ports/campaign-record';
import { ok } from '#kernel/result/result';
import { type Outcome, refuse } from '#app/use-case-error';

const isModerating = ({ kind }: Role): boolean => kind === 'moderator' || kind === 'co-moderator';

/** Whether a person may manage seats of a role. Moderators may, but only the owner may manage moderators' seats. */
export function mayManage(actor: Actor, role: Role): Outcome<Moderator> {
  if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
  return isModerating(role) && actor.as !== undefined ? refuse('OWNER_ONLY') : ok(actor);
}

/**
 * Whether a person may make a link for a seat of a role. The maker could use the link to see what the seat sees, so a
 * moderator who plays must first open the moderator's view, which the players are told.
 * @ruling In a campaign without a moderator, the owner makes links at any time. A new link ends the old one, so its player notices.
 * @rule TURN-6
 */
export function mayMakeLink(actor: Actor, role: Role): Outcome<Moderator> {
  const may = mayManage(actor, role);
  if (!may.ok || may.value.byVote === true) return may;
  return seesTruth(may.value) ? may : refuse('MODERATOR_BLIND');
}
