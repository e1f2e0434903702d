import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/run/retrying';
import { openOf } from '#app/run/step-phase';
import { refuse } from '#app/use-case-error';

export type CloseWindowsInput = Readonly<{
  actor: Actor;
  version: number;
  /** The questions that are open now, or all that the phase may still ask. */
  which: 'open' | 'whole-phase';
}>;

/** Lets the standing orders answer what players have not. @rule TURN-4 */
export const closeWindows = ({
  store,
  clock,
}: Ports): UseCase<CloseWindowsInput, Readonly<{ closed: number }>> =>
  guarded(async ({ actor, version, which }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return retrying(async () => {
      const { campaign, questions } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        questions: await reader.questions(actor.campaign, version + 1),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (campaign.version !== version) return refuse('STALE');
      const open = questions.filter((question) => question.status === 'open');
      if (open.length === 0 && which === 'open') return refuse('NOTHING_OPEN');
      const at = clock.now();
      const windowsClosed = which === 'whole-phase' ? version + 1 : campaign.windowsClosed;
      const detail = openOf(open)
        .map(({ id }) => id)
        .join(' ');
      const changes: readonly Change[] = [
        { put: 'campaign', campaign: { ...campaign, windowsClosed } },
        ...open.map((question): Change => {
          return { put: 'question', question: { ...question, status: 'closed', settledAt: at } };
        }),
        {
          put: 'audit',
          entry: { at, by: roleOf(actor), act: 'windows-closed', version, detail },
        },
      ];
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ closed: open.length }) : 'again';
    });
  });
