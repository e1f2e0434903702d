import type { Chip } from '#http/pages/page-parts';
import { lightOfSheets, type SheetLight } from '#app/orders/sheet-light';

/**
 * How far a player is with their orders. Red: some are refused. Amber: something is doubtful. Green: submitted. Each
 * light also has its own sign and words.
 */
export const SHEET_CHIPS: Readonly<Record<SheetLight, Chip>> = {
  none: { tone: 'info', mark: '○', word: 'no orders yet' },
  draft: { tone: 'warning', mark: '◐', word: 'draft' },
  'draft-doubtful': { tone: 'warning', mark: '!', word: 'draft with warnings' },
  'draft-refused': { tone: 'bad', mark: '✕', word: 'draft with refused orders' },
  submitted: { tone: 'good', mark: '✓', word: 'submitted' },
  'submitted-changed': { tone: 'warning', mark: '✎', word: 'submitted, changes not submitted' },
  'submitted-doubtful': { tone: 'warning', mark: '!', word: 'submitted with warnings' },
  'submitted-refused': { tone: 'bad', mark: '✕', word: 'submitted with refused orders' },
};

/** The chip of a player's own orders: beside what is wrong with those that are submitted, it says that changes are not. */
export function chipOfSheets(sheets: Parameters<typeof lightOfSheets>[0]): Chip {
  const light = lightOfSheets(sheets);
  const chip = SHEET_CHIPS[light];
  return sheets.standing === 'changed' && light !== 'submitted-changed'
    ? { ...chip, word: `${chip.word}, changes not submitted` }
    : chip;
}
