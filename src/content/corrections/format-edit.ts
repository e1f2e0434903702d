import type { Edit, EditKind } from '#model/corrections/edit';
import type { CorrectionContent } from './correction-content.ts';
import type { CorrectionNames } from './correction-names.ts';
import { CORRECTION_TABLE } from './correction-table.ts';

/** An edit as a line of a correction, with names where they are clear. */
export function formatEdit(edit: Edit, names: CorrectionNames): string {
  // The table's type ties each kind to its row; an indexed access loses that tie.
  const content = CORRECTION_TABLE[edit.kind] as CorrectionContent<EditKind>;
  return content.format(edit, names);
}
