import type { Writer } from '#engine/apply/writer';
import type { Edit, EditKind } from '#model/corrections/edit';
import type { EditWriter, EditWriters } from './edit-writer.ts';
import { CLASS_EDITS } from './class-edits.ts';
import { EMPIRE_EDITS } from './empire-edits.ts';
import { FLEET_EDITS } from './fleet-edits.ts';
import { LANE_EDITS } from './lane-edits.ts';
import { MARK_EDITS } from './mark-edits.ts';
import { PROJECT_EDITS } from './project-edits.ts';
import { SYSTEM_EDITS } from './system-edits.ts';
import { UNIT_EDITS } from './unit-edits.ts';
import { WORK_EDITS } from './work-edits.ts';

const WRITERS: EditWriters<EditKind> = {
  ...EMPIRE_EDITS,
  ...SYSTEM_EDITS,
  ...UNIT_EDITS,
  ...FLEET_EDITS,
  ...WORK_EDITS,
  ...PROJECT_EDITS,
  ...MARK_EDITS,
  ...LANE_EDITS,
  ...CLASS_EDITS,
};

/** Writes one line of a correction, which `editRefusal` has nothing against. @rule TURN-3 */
export function writeEdit(write: Writer, edit: Edit): void {
  // The table's type ties each kind to its writer; an indexed access loses that tie.
  const writer = WRITERS[edit.kind] as EditWriter<Edit>;
  writer(edit, write);
}
