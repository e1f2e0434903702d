import { ok } from '#kernel/result/result';
import type { DeskSettings } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { refuse } from '#app/use-case-error';

export type ChooseGoingOnInput = Readonly<{ actor: Actor; goesOn: boolean }>;

/** Chooses whether encounters that waited for players continue by themselves when their questions are answered. @rule TURN-4 */
export const chooseGoingOn = ({
  store,
  clock,
  wake,
}: Ports): UseCase<ChooseGoingOnInput, DeskSettings> =>
  guarded(async ({ actor, goesOn }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const chosen = await retrying(async () => {
      const { campaign, before } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        before: await reader.deskSettings(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, revision, version } = campaign;
      const [at, by] = [clock.now(), roleOf(actor)];
      const detail = goesOn ? 'goes on by itself' : 'waits for the moderator';
      const settings: DeskSettings = { ...before, goesOn };
      const changes = [
        { put: 'desk-settings', settings },
        { put: 'audit', entry: { at, by, act: 'desk-set', version, detail } },
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(settings) : 'again';
    });
    if (chosen.ok) wake();
    return chosen;
  });
