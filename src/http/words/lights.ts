import type { Chip } from '#http/pages/page-parts';
import type { LightKind } from '#app/clock/light-of';
import { SHEET_CHIPS } from './chips.ts';

/** The light of a player on the moderator's desk: the turn does not wait for a draft that differs from what is submitted. */
export const LIGHT_CHIPS: Readonly<Record<LightKind, Chip>> = {
  ...SHEET_CHIPS,
  'nothing-to-do': { tone: 'info', mark: '–', word: 'nothing to order' },
  vacant: { tone: 'info', mark: '∅', word: 'vacant seat' },
  machine: { tone: 'info', mark: '⚙', word: 'a machine plays' },
  held: { tone: 'info', mark: '–', word: 'holds, player absent' },
  'not-open': { tone: 'info', mark: '–', word: 'orders not open yet' },
  'none-given': { tone: 'info', mark: '–', word: 'no orders submitted' },
  missing: { tone: 'info', mark: '○', word: 'missing' },
  'submitted-changed': { tone: 'good', mark: '✓', word: 'submitted, draft differs' },
};
