import { ok } from '#kernel/result/result';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type RolledOutcome, rolledOutcome } from '#app/outcomes/rolled-outcome';
import { waitingOutcomes } from '#app/outcomes/waiting-outcomes';
import type { Ports } from '#app/ports/ports';
import { readSnapshot } from '#app/run/phase/snapshot';
import { refuse } from '#app/use-case-error';

export type RollOutcomeInput = Readonly<{ actor: Actor; battle: string }>;

/** Fights a battle that waits for its outcome by the campaign’s dice, to fill in its form. It enters nothing. @rule ENC-1 */
export const rollOutcome = ({ store }: Ports): UseCase<RollOutcomeInput, RolledOutcome> =>
  guarded(async ({ actor, battle }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader) => {
      const snapshot = await readSnapshot(reader, actor.campaign);
      if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const open = waitingOutcomes(snapshot.campaign, snapshot.questions);
      const asked = open.find(({ decision, isOpen }) => isOpen && decision.battle === battle);
      if (asked === undefined) return refuse('OUTCOME_FOREIGN');
      const rolled = rolledOutcome(snapshot, asked.decision);
      return rolled === null ? refuse('OUTCOME_NOT_ROLLED') : ok(rolled);
    });
  });
