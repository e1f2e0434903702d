import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, maySubmit } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readPlayer } from '#app/orders/read-player';
import { refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type MuteEmpireInput = Readonly<{ actor: Actor; of: EmpireId; isMuted: boolean }>;

/**
 * Mutes another empire, or no longer does: its letters are kept, but the player is not told of them. The other never
 * learns it. @rule DIP-13
 */
export const muteEmpire = ({ store }: Ports): UseCase<MuteEmpireInput, null> =>
  guarded(async ({ actor, of, isMuted }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
    const desk = await store.read((reader) => readPlayer(reader, actor));
    if (!desk.ok) return desk;
    // The same answer for an empire that the player hasn't met as for one that isn't there.
    const met = desk.value.issued?.view.neighbours ?? {};
    if (!Object.hasOwn(met, of)) return refuse('EMPIRE_UNKNOWN');
    const { campaign, empire } = actor;
    const change = { put: 'mute', mute: { empire, of }, isMuted } as const;
    await store.commit({ campaign, revision: null, changes: [change] });
    return ok(null);
  });
