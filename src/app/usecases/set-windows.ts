import { ok } from '#kernel/result/result';
import type { Change } from '#app/ports/campaign-store';
import type { BattleWindows } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { questionsAnew } from '#app/run/questions-anew';
import { retrying } from '#app/run/retrying';
import { readSnapshot } from '#app/run/snapshot';
import { windowsSet } from '#app/run/windows-set';
import { refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';

export type SetWindowsInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  encounter: EncounterId;
  /** Null: as the campaign's setting has it. */
  windows: BattleWindows | null;
}>;

/** How many windows it opened, and how many it closed. */
export type SetWindows = Readonly<{ opened: number; closed: number }>;

/**
 * Says how far players are asked in one encounter of the phase that is due, more or less than the campaign's setting has it, and takes
 * that back. Windows that are open and not given any more are closed; those of others stay as they are. @rule TURN-4
 * @ruling What is past in an encounter stays as it was answered: more windows open from the last question on.
 */
export const setWindows = ({ store, clock }: Ports): UseCase<SetWindowsInput, SetWindows> =>
  guarded(async ({ actor, version, encounter, windows }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const snapshot = await store.read((reader) => readSnapshot(reader, actor.campaign));
      if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { campaign, state } = snapshot;
      if (campaign.version !== version) return refuse('STALE');
      if (campaign.phase !== 'encounters' || !(encounter in state.encounters)) {
        return refuse('ENCOUNTER_GONE');
      }
      if (campaign.windowsClosed === version + 1) return refuse('WINDOWS_CLOSED');
      const [at, by] = [clock.now(), roleOf(actor)];
      const set = windowsSet(snapshot, { encounter, windows, at, by });
      const { anew } = questionsAnew(set.snapshot, at);
      const isOpen = set.changed.filter(({ status }) => status === 'open');
      const changes: readonly Change[] = [
        { put: 'encounter-windows', windows: set.ruling },
        ...[...set.changed, ...anew].map((question): Change => ({ put: 'question', question })),
        {
          put: 'audit',
          entry: {
            at,
            by,
            act: 'windows-set',
            version,
            detail: `${encounter}: ${windows ?? 'as set'}`,
          },
        },
      ];
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      const closed = set.changed.length - isOpen.length;
      return written.ok ? ok({ opened: isOpen.length + anew.length, closed }) : 'again';
    });
  });
