import type { Verdict } from './judge-sheet.ts';
import { openDoubts } from './sheet-doubts.ts';
import type { SheetStanding } from './sheet-standing.ts';

/** The progress of an empire's orders, and the worst problem in them. */
export type SheetLight =
  | 'none'
  | 'draft'
  | 'draft-doubtful'
  | 'draft-refused'
  | 'submitted'
  | 'submitted-changed'
  | 'submitted-doubtful'
  | 'submitted-refused';

/** The problems in a sheet: the number of refused orders, and of warnings that the player has not dismissed. */
export type SheetFaults = Readonly<{ refused: number; doubts: number }>;

export const NO_FAULTS: SheetFaults = { refused: 0, doubts: 0 };

/** The faults of a judged sheet. */
export const sheetFaults = (
  verdicts: readonly Verdict[],
  dismissed: readonly string[],
): SheetFaults => ({
  refused: verdicts.filter(({ accepted }) => !accepted).length,
  doubts: openDoubts(verdicts, dismissed).length,
});

/** The light of a sheet: refused orders count for more than warnings, and warnings for more than a draft that differs. @rule TURN-5 */
export function sheetLight(standing: SheetStanding, { refused, doubts }: SheetFaults): SheetLight {
  if (standing === 'none') return 'none';
  const head = standing === 'draft' ? 'draft' : 'submitted';
  if (refused > 0) return `${head}-refused`;
  if (doubts > 0) return `${head}-doubtful`;
  return standing === 'changed' ? 'submitted-changed' : head;
}

type JudgedSheet = Readonly<{ verdicts: readonly Verdict[]; dismissed: readonly string[] }>;

/** The light of a player: of the submitted sheet, or of the draft if nothing is submitted. */
export function lightOfSheets({
  standing,
  sheet,
  submitted,
}: Readonly<{
  standing: SheetStanding;
  sheet: JudgedSheet | null;
  submitted: JudgedSheet | null;
}>): SheetLight {
  const shown = submitted ?? sheet;
  const faults = shown === null ? NO_FAULTS : sheetFaults(shown.verdicts, shown.dismissed);
  return sheetLight(standing, faults);
}
