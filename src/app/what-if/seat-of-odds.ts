import { type Actor, seesTruth } from '#app/actor';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** The seat that a run for odds belongs to. Each seat has its own, and nobody reads another's. */
export function seatOfOdds(actor: Actor): Outcome<string> {
  const { campaign, seat } = actor;
  if (actor.kind === 'spectator') return refuse('PLAYER_ONLY');
  if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
  const role = actor.kind === 'player' ? actor.empire : '';
  return ok([campaign, actor.kind, role, seat ?? ''].join(' '));
}
