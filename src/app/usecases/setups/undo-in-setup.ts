import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { SetupVersion, SetupVersionHead } from '#app/ports/setup-record';
import { retrying } from '#app/retrying';
import { lastDone } from '#app/setups/last-done';
import { seesDone } from '#app/setups/sees';
import { type AtSetup, readModerating, type SetupSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { writeSetup } from '#app/setups/write-setup';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** `revision`: of what is undone, as the moderator saw it. */
type UndoInput = AtSetup & Readonly<{ revision: number }>;

/** Takes back the last thing that anybody did in a setup. Seats stay as they are. */
export const undoInSetup = (ports: Ports): UseCase<UndoInput, null> =>
  guarded(async ({ revision, ...at }) =>
    retrying(async (): Promise<Outcome<null> | 'again'> => {
      const now = ports.clock.now();
      const read = await ports.store.read(async (reader) => {
        const sitting = await readModerating(reader, at, now);
        return sitting.ok ? readUndo(reader, sitting.value, revision) : sitting;
      });
      if (!read.ok) return read;
      const { sitting, before, last } = read.value;
      const written = await writeSetup(ports, sitting, {
        after: setupOfText(before.text),
        done: { by: 'moderator', what: `Undid: ${last.what}`, secretOf: last.secretOf },
        undoes: revision,
      });
      return written.ok ? ok(null) : 'again';
    }),
  );

type Undo = Readonly<{ sitting: SetupSitting; before: SetupVersion; last: SetupVersionHead }>;

async function readUndo(
  reader: StoreReader,
  sitting: SetupSitting,
  revision: number,
): Promise<Outcome<Undo>> {
  const { id } = sitting.record;
  const { last, before } = lastDone(await reader.setupVersions(id));
  if (last === undefined || before === undefined) return refuse('SETUP_STALE');
  if (last.revision !== revision) return refuse('SETUP_STALE');
  if (!seesDone(last, sitting)) return refuse('SETUP_BLIND');
  const version = await reader.setupVersion(id, before.revision);
  if (version === undefined) return refuse('SETUP_STALE');
  return ok({ sitting, before: version, last });
}
