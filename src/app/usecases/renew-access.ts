import { ok } from '#kernel/result/result';
import type { Role } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { newAccess } from '#app/run/new-access';
import { refuse } from '#app/use-case-error';

/** Makes a new link for a role and ends the old one, with everybody signed in by it. The token is shown once. */
export const renewAccess = (
  ports: Ports,
): UseCase<Readonly<{ actor: Actor; role: Role }>, Readonly<{ token: string }>> =>
  guarded(async ({ actor, role }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const { store, clock } = ports;
    const { campaign, empires } = await store.read(async (reader) => {
      const row = await reader.campaign(actor.campaign);
      return { campaign: row, empires: row && (await reader.empires(row.id)) };
    });
    if (campaign === undefined || empires === undefined) return refuse('CAMPAIGN_UNKNOWN');
    if (role.kind === 'player' && !Object.hasOwn(empires, role.empire)) {
      return refuse('EMPIRE_UNKNOWN');
    }
    const at = clock.now();
    const { token, access } = newAccess(ports, { campaign: campaign.id, role, createdAt: at });
    const { version } = campaign;
    const detail = role.kind === 'player' ? role.empire : '';
    const changes: readonly Change[] = [
      { put: 'access', access },
      { put: 'audit', entry: { at, by: roleOf(actor), act: 'access-renewed', version, detail } },
    ];
    await store.commit({ campaign: campaign.id, revision: null, changes });
    return ok({ token });
  });
