import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { type Stage, stageOf } from '#app/run/phase/stage-of';
import { questionsTo } from '#app/run/questions/questions-to';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** Whether a player is asked something now, and whether their turn is still in processing. */
export type Awaited = Readonly<{ stage: Stage; isAsked: boolean }>;

/**
 * What a player who waits for further questions looks for again and again. It is the same whether or not others are
 * asked. @rule TURN-4 @rule FOG-1
 */
export const readAwaited = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Awaited> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<Awaited>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const questions = await questionsTo(reader, campaign, actor.empire);
      const isAsked = questions.some(({ status }) => status === 'open');
      return ok({ stage: stageOf(campaign), isAsked });
    });
  });
