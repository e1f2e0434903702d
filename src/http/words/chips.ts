import type { OrderSheet } from '#app/ports/turn-record';
import type { Chip } from '#http/pages/page-contents';

type SheetStatus = 'none' | OrderSheet['status'];

/** How far a sheet of orders is: each state has its own sign, colour and word. */
export const SHEET_CHIPS: Readonly<Record<SheetStatus, Chip>> = {
  none: { tone: 'info', mark: '○', word: 'nothing yet' },
  draft: { tone: 'warning', mark: '!', word: 'draft' },
  submitted: { tone: 'good', mark: '✓', word: 'submitted' },
};
