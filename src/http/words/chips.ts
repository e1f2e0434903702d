import type { SheetStanding } from '#app/orders/sheet-standing';
import type { Chip } from '#http/pages/page-contents';

/** How far a player is with his orders: each state has its own sign, colour and word. */
export const SHEET_CHIPS: Readonly<Record<SheetStanding, Chip>> = {
  none: { tone: 'info', mark: '○', word: 'nothing yet' },
  draft: { tone: 'warning', mark: '!', word: 'draft' },
  submitted: { tone: 'good', mark: '✓', word: 'submitted' },
  changed: { tone: 'warning', mark: '✓', word: 'submitted, draft differs' },
};
