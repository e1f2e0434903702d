import { answerOne } from '#test/support/answer-one';
import type { Moderator, Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { done, testPorts } from './ports.ts';

/** What one person did to a campaign in one sitting. */
export type Sitting = 'answered' | 'ran' | 'asked';

/**
 * The next thing that somebody does: answers the first question that is open as the standing orders would,
 * or lets the moderator go on. All of it comes from the store.
 */
export async function sitDown(use: UseCases, moderator: Moderator): Promise<Sitting> {
  const { version, open } = done(await use.readDesk({ actor: moderator }));
  const [first] = open;
  if (first === undefined) {
    const ran = done(await use.runNextPhase({ actor: moderator, version }));
    return ran.kind === 'ran' ? 'ran' : 'asked';
  }
  const actor: Player = { kind: 'player', campaign: moderator.campaign, empire: first.asked };
  const { questions } = done(await use.readPlayerDesk({ actor }));
  const question = questions.find(({ decision }) => decision.id === first.id)!;
  const { decision, turn, attempt, phase, askedAt, standing } = question;
  done(
    await answerOne(use, {
      actor,
      decision: decision.id,
      turn,
      attempt,
      phase,
      askedAt,
      answer: standing,
    }),
  );
  return 'answered';
}

/** The use cases of a program that has just been started on a store, and its moderator. */
export async function startedOn(
  store: CampaignStore,
): Promise<Readonly<{ use: UseCases; moderator: Moderator }>> {
  const use = useCasesOf(testPorts(store));
  return { use, moderator: done(await use.actAsModerator({ slug: 'first-contact' })) };
}
