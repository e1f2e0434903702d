import { ok } from '#kernel/result/result';
import { rowOf } from '#kernel/collections/row-of';
import type { Change, ChangeOf } from '#app/ports/campaign-store';
import type { BattleWindows, Message } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { toldInEncounter } from '#app/desk/told-in-encounter';
import { type UseCase, guarded } from '#app/guarded';
import { windowsOf } from '#app/run/questions/is-asked-in';
import { updatedQuestions } from '#app/run/questions/updated-questions';
import { retrying } from '#app/retrying';
import { type Snapshot, readSnapshot } from '#app/run/phase/snapshot';
import { type WindowsSet, windowsSet } from '#app/run/questions/windows-set';
import { refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';

export type SetWindowsInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  encounter: EncounterId;
  /** Null: the campaign's setting. */
  windows: BattleWindows | null;
}>;

/** The number of windows that it opened, and that it closed. */
export type SetWindows = Readonly<{ opened: number; closed: number }>;

/**
 * Sets how far players are asked in one encounter of the current phase, more or less than by the campaign's setting, or
 * takes that back. Open windows that it no longer allows are closed; others stay as they are. Players who were asked in
 * the encounter are told if their questions change. @rule TURN-4
 * @ruling If the moderator opens more windows in an encounter, they open from the last question on. Earlier answers
 *   stay.
 */
export const setWindows = ({ store, clock }: Ports): UseCase<SetWindowsInput, SetWindows> =>
  guarded(async ({ actor, version, encounter, windows }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const { snapshot, messages } = await store.read(async (reader) => ({
        snapshot: await readSnapshot(reader, actor.campaign),
        messages: await reader.messages(actor.campaign),
      }));
      if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { campaign, state } = snapshot;
      if (campaign.version !== version) return refuse('STALE');
      if (campaign.phase !== 'encounters' || !(encounter in state.encounters)) {
        return refuse('ENCOUNTER_GONE');
      }
      if (campaign.windowsClosed === version + 1) return refuse('WINDOWS_CLOSED');
      const [at, by] = [clock.now(), roleOf(actor)];
      const set = windowsSet(snapshot, { encounter, windows, at, by });
      const { changed } = updatedQuestions(set.snapshot, at);
      const isOpen = set.changed.filter(({ status }) => status === 'open');
      const changes: readonly Change[] = [
        { put: 'encounter-windows', windows: set.ruling },
        ...[...set.changed, ...changed].map((question): Change => ({ put: 'question', question })),
        ...toldOf({ before: snapshot, set, messages }),
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
      return written.ok ? ok({ opened: isOpen.length + changed.length, closed }) : 'again';
    });
  });

/** The message to players who were asked in an encounter, by the new choice. */
const WORDS: Readonly<Record<BattleWindows, string>> = {
  standing: 'from now on your standing orders answer there.',
  setup:
    'from now on you are asked there before and after battles, and your standing orders answer in their rounds.',
  interactive: 'from now on you are asked there, also in the rounds of battles.',
  desk: 'from now on the moderator answers there for you, or leaves the answer to your standing orders.',
};
const LOOK = 'Look at your questions: only the open ones there still need an answer.';

type Setting = Readonly<{ before: Snapshot; set: WindowsSet; messages: readonly Message[] }>;

/** Nobody is told if nothing changes for them. */
function toldOf({ before, set, messages }: Setting): readonly ChangeOf<'message'>[] {
  const { campaign, state, questions } = before;
  const { encounter, at, by } = set.ruling;
  const battles = (windows: Snapshot['windows']): BattleWindows =>
    windowsOf(windows, encounter)?.windows ?? campaign.rules.battles;
  const now = battles(set.snapshot.windows);
  if (now === battles(before.windows)) return [];
  const asked = [...questions, ...set.changed];
  const text = `${WORDS[now]} ${LOOK}`;
  return toldInEncounter(
    { campaign, state, messages, questions: asked },
    { encounter: rowOf(state.encounters, encounter), text, at, by },
  );
}
