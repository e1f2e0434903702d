import type { LightKind } from '#app/clock/light-of';
import type { Chip } from '#http/pages/page-contents';

/** The light of a player: each state has its own sign, colour and word. */
export const LIGHT_CHIPS: Readonly<Record<LightKind, Chip>> = {
  'nothing-to-do': { tone: 'info', mark: '–', word: 'nothing to order' },
  vacant: { tone: 'info', mark: '∅', word: 'vacant seat' },
  missing: { tone: 'bad', mark: '○', word: 'missing' },
  draft: { tone: 'warning', mark: '◐', word: 'draft' },
  'draft-doubtful': { tone: 'warning', mark: '!', word: 'draft with warnings' },
  submitted: { tone: 'good', mark: '✓', word: 'submitted' },
  'submitted-doubtful': { tone: 'warning', mark: '✓', word: 'submitted with warnings' },
  'submitted-changed': { tone: 'good', mark: '✓', word: 'submitted, draft differs' },
};
