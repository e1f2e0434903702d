import { ok } from '#kernel/result/result';
import { rowOf } from '#kernel/collections/row-of';
import type { Change, ChangeOf } from '#app/ports/campaign-store';
import type { BattleWindows, Message } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { toldInEncounter } from '#app/desk/told-in-encounter';
import { type UseCase, guarded } from '#app/guarded';
import { windowsOf } from '#app/run/is-asked-in';
import { questionsAnew } from '#app/run/questions-anew';
import { retrying } from '#app/run/retrying';
import { type Snapshot, readSnapshot } from '#app/run/snapshot';
import { type WindowsSet, windowsSet } from '#app/run/windows-set';
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
 * that back. Windows that are open and not given any more are closed; those of others stay as they are. Whoever was asked in the
 * encounter is told where it changes what he is asked. @rule TURN-4
 * @ruling What is past in an encounter stays as it was answered: more windows open from the last question on.
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
      const { anew } = questionsAnew(set.snapshot, at);
      const isOpen = set.changed.filter(({ status }) => status === 'open');
      const changes: readonly Change[] = [
        { put: 'encounter-windows', windows: set.ruling },
        ...[...set.changed, ...anew].map((question): Change => ({ put: 'question', question })),
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
      return written.ok ? ok({ opened: isOpen.length + anew.length, closed }) : 'again';
    });
  });

/** What those are told who were asked in an encounter, by who is asked there from now on. */
const WORDS: Readonly<Record<BattleWindows, string>> = {
  standing: 'your standing orders answer there from now on.',
  setup:
    'you are asked there before and after battles from now on, and your standing orders answer in their rounds.',
  interactive: 'you are asked there from now on, in the rounds of battles too.',
  desk: 'the moderator answers for you there from now on, or leaves it to your standing orders.',
};
const LOOK = 'What is open with your questions waits for you, and nothing else does.';

type Setting = Readonly<{ before: Snapshot; set: WindowsSet; messages: readonly Message[] }>;

/** Nobody is told of what stays as it was. */
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
