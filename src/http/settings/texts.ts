import { counted } from '#kernel/words/counted';

/** What the pages of settings say. */
export const TEXTS = {
  settings: 'Settings',
  card: 'See all settings with their rules and defaults, and change those that may change while you play.',
  beforeStart: 'It was chosen before the campaign started, and can’t change any more.',
  changeQuestion: 'Change these settings?',
  changeLead: 'The change holds from the next phase on. What has happened stays as it is.',
  playersGetEdition:
    'All players read it at once, with your reason, in a new edition of their reports',
  playersReadIt: 'All players read it, with your reason, in their next reports',
  sheetChanges: (name: string, before: number, after: number): string =>
    `${name}: ${counted(after, 'submitted order')} would be refused, instead of ${String(before)}`,
  noSheetChanges: 'No submitted order that is valid now would be refused',
  undoTakesItBack: 'You can undo it in the journal like a phase',
  reason: 'Reason',
  reasonHint: 'All players read it.',
  change: 'Change the settings',
  presetChanges: (many: number): string =>
    many === 0
      ? 'All settings that can still be changed are as in this preset.'
      : `It would change ${counted(many, 'setting')}.`,
  staysAsItIs: (name: string, value: string): string =>
    `${name} stays “${value}”: it can only be chosen before the campaign starts`,
  presetKeepsVictory: 'The conditions of victory stay as they are',
  settingsChanged: 'The settings are changed, and the players are told.',
} as const;
