import { err, ok, type Result } from '#kernel/result/result';
import { type MapEdit, mapEditSchema } from '#content/galaxy/edits/map-edit';
import { MOST_EDITS, type RollEdits } from '#content/galaxy/edits/roll-edits';
import { issuesOf } from '#content/issue';
import { parseForces } from '#content/scenarios/parse-forces';
import { readBySchema } from '#content/schema-words';
import type { InputIssue } from '#app/use-case-error';

/** The next change to a draft: a new one, or an undo or redo. */
export type DraftChange =
  | Readonly<{ kind: 'undo' | 'redo' }>
  | Readonly<{ kind: 'forces-text'; text: string }>
  | Readonly<{ kind: 'edit'; edit: unknown }>;

function readEdit(
  change: Exclude<DraftChange, { kind: 'undo' | 'redo' }>,
): Result<MapEdit, readonly InputIssue[]> {
  if (change.kind === 'forces-text') {
    const forces = parseForces(change.text);
    return forces.ok ? ok({ kind: 'forces', forces: forces.value }) : forces;
  }
  const parsed = readBySchema(mapEditSchema, change.edit);
  return parsed.success ? ok(parsed.data) : err(issuesOf(parsed.error));
}

/** The changes of a roll after one more or one fewer. A new change drops all undone ones. */
export function nextEdits(
  before: RollEdits,
  change: DraftChange,
): Result<RollEdits, readonly InputIssue[]> {
  const { done, edits } = before;
  switch (change.kind) {
    case 'undo':
      return ok({ ...before, done: Math.max(0, done - 1) });
    case 'redo':
      return ok({ ...before, done: Math.min(edits.length, done + 1) });
    case 'edit':
    case 'forces-text': {
      const edit = readEdit(change);
      if (!edit.ok) return edit;
      if (done >= MOST_EDITS) {
        const text = `You can change a map up to ${String(MOST_EDITS)} times here. Download it as a scenario and change the file instead.`;
        return err([{ code: 'TOO_LONG', path: '', text }]);
      }
      return ok({ ...before, done: done + 1, edits: [...edits.slice(0, done), edit.value] });
    }
  }
}
