import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { refuse } from '#app/use-case-error';

export type SwitchTalkInput = Readonly<{ actor: Actor; isOn: boolean }>;

/**
 * Switches letters and players' notices off in a running campaign, or on again. If setting `talk` is off they stay off. @rule DIP-13
 */
export const switchTalk = ({ store, clock }: Ports): UseCase<SwitchTalkInput, null> =>
  guarded(async ({ actor, isOn }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return retrying(async () => {
      const { campaign, before } = await store.read(async (reader) => ({
        campaign: await reader.campaign(actor.campaign),
        before: await reader.deskSettings(actor.campaign),
      }));
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, revision, version } = campaign;
      const settings = { ...before, silent: !isOn };
      const detail = isOn ? 'players may write letters and notices' : 'players write no letters';
      const entry = {
        at: clock.now(),
        by: roleOf(actor),
        act: 'desk-set',
        version,
        detail,
      } as const;
      const changes = [
        { put: 'desk-settings', settings },
        { put: 'audit', entry },
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    });
  });
