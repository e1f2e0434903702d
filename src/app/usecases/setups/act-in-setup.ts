import { type SetupAct, setupActSchema } from '#content/setups/setup-act';
import { issuesOf } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { Ports } from '#app/ports/ports';
import type { SetupVersionHead } from '#app/ports/setup-record';
import { retrying } from '#app/retrying';
import { acted } from '#app/setup/acted';
import type { Setup, SetupBy } from '#app/setup/setup';
import { actText, playerOfAct } from '#app/setups/act-words';
import { writeSetup } from '#app/setups/write-setup';
import { seenOf } from '#app/setups/seen-of';
import { type AtSetup, readSitting, type SetupSitting } from '#app/setups/setup-sitting';
import { withSeed } from '#app/setups/with-seed';
import { seesMap, seesUnits } from '#app/setups/sees';
import { setupOfText } from '#app/setups/setup-text';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

export type ActInSetupInput = AtSetup &
  Readonly<{
    act: unknown;
    /** The mark of what the person looked at; null: they looked at nothing. */
    seen: string | null;
    /** The step ends with it, in the same write. */
    endsStep?: true;
    forceLists: string;
  }>;

/**
 * Decides something in a setup. Players decide for themselves, and the moderator for everybody. @rule FOG-1
 * @ruling A moderator who plays can have the units of another empire chosen automatically, but neither buy them nor place its colonies or
 *   name its systems, and edits a map only if it is open to all: they would then know what is not theirs to know.
 */
export const actInSetup = (ports: Ports): UseCase<ActInSetupInput, null> =>
  guarded(async (input) => {
    const lists = readForceLists(input.forceLists);
    if (!lists.ok) return lists;
    return retrying(async (): Promise<Outcome<null> | 'again'> => {
      const now = ports.clock.now();
      const sitting = await ports.store.read((reader) => readSitting(reader, input, now));
      if (!sitting.ok) return sitting;
      const { record } = sitting.value;
      if (record.endedAt !== null) return refuse('SETUP_OVER');
      const setup = setupOfText(record.text);
      const asked = askedBy(sitting.value, setup, withSeed(input.act, setup, ports.secrets));
      if (!asked.ok) return asked;
      const { act, by } = asked.value;
      if (input.seen !== null && input.seen !== seenOf(setup, act)) return refuse('SETUP_STALE');
      const changed = acted(setup, act, by, lists.value);
      const isEnd = changed.ok && input.endsStep === true;
      const after = isEnd ? acted(changed.value, { kind: 'next' }, by, lists.value) : changed;
      if (!after.ok) return refuse('SETUP_ACT_REFUSED', after.error);
      const written = await writeSetup(ports, sitting.value, {
        after: after.value,
        done: doneBy(act, by),
      });
      return written.ok ? ok(null) : 'again';
    });
  });

type Asked = Readonly<{ act: SetupAct; by: SetupBy }>;

/** What somebody asks for, and in whose name. */
function askedBy(sitting: SetupSitting, setup: Setup, given: unknown): Outcome<Asked> {
  const read = readBySchema(setupActSchema, given);
  if (!read.success) return refuse('SETUP_ACT_REFUSED', issuesOf(read.error));
  const by = byOf(sitting, read.data);
  if (!by.ok) return by;
  const isBlind = by.value.kind === 'moderator' && actsBlindly(sitting, setup, read.data);
  return isBlind ? refuse('SETUP_BLIND') : ok({ act: read.data, by: by.value });
}

/** The line of the history. What somebody buys is secret, and so is how often. */
const doneBy = (
  act: SetupAct,
  by: SetupBy,
): Pick<SetupVersionHead, 'by' | 'what' | 'secretOf'> => ({
  by: by.kind === 'moderator' ? by.kind : by.player,
  what: whatOf(act, by),
  secretOf: act.kind === 'forces' ? act.player : null,
});

function whatOf(act: SetupAct, by: SetupBy): string {
  const player = playerOfAct(act);
  const isFor = by.kind === 'moderator' && player !== null;
  return isFor ? `${actText(act)} (player ${String(player)})` : actText(act);
}

/** In whose name a person acts. */
function byOf({ player, isModerator }: SetupSitting, act: SetupAct): Outcome<SetupBy> {
  const of = act.kind === 'absent' ? null : playerOfAct(act);
  if (of !== null && of === player) return ok({ kind: 'player', player });
  if (!isModerator) return refuse(of === null ? 'SETUP_MODERATOR_ONLY' : 'SETUP_PLAYER_ONLY');
  return ok({ kind: 'moderator' });
}

/** Whether a moderator would decide about something that they may not see. */
function actsBlindly(sitting: SetupSitting, setup: Setup, act: SetupAct): boolean {
  if (act.kind === 'edits') return !seesMap(setup, sitting);
  if (seesUnits(sitting)) return false;
  if (act.kind === 'forces') return act.forces !== null;
  return act.kind === 'colonies' || act.kind === 'names';
}
