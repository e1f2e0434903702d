import type { Verdict } from '#app/run/judge-sheet';
import { openDoubts } from './sheet-doubts.ts';
import type { SheetStanding } from './sheet-standing.ts';

/** How far an empire is with its orders, and the worst that is to say of them. */
export type SheetLight =
  | 'none'
  | 'draft'
  | 'draft-doubtful'
  | 'draft-refused'
  | 'submitted'
  | 'submitted-changed'
  | 'submitted-doubtful'
  | 'submitted-refused';

/** What is to say of a sheet: how many of its orders are refused, and how many warnings its player has not dismissed. */
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

/** The light of both sheets of a player: of what is submitted; where nothing is, of the draft. */
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
