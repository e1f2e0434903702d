import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  randomEvents: 'Random events',
  card: 'See what is to come; choose, write or veto an event, or have one drawn',
  chosen: 'The event is chosen. It happens at the end of this turn.',
  vetoed: 'The event is vetoed. It doesn’t happen.',
  drawn: 'An event is drawn at the end of this turn.',
  off: 'The dice draw none in this campaign (setting randomEvents). You can still choose one, or have one drawn.',
  chance: (percent: number): string =>
    `The chance that one is drawn at the end of this turn is ${String(percent)}\u00a0%.`,
  sure: 'One is drawn at the end of this turn, because you said so.',
  delayed:
    'An event that is drawn happens at the end of the next turn. Until then you can veto it here, or choose another.',
  atOnce: 'An event that is drawn happens at once (setting randomEventDelay).',
  undo: 'Undo a decision in the journal, as you undo a phase.',
  atEndOf: (turn: number): string => `at the end of turn ${String(turn)}`,
  turns: (count: number): string => counted(count, 'turn'),
  throughTurn: (turn: number): string => `through turn ${String(turn)}`,
  untilYearEnd: 'until the yearly tech check',
  forGood: 'for good',
  wholePower: 'the power as a whole',
  income: (percent: number): string => `System income: ${String(percent)}\u00a0%`,
  research: (percent: number): string =>
    `Requirement of research: ${percent > 0 ? '+' : ''}${String(percent)}\u00a0%`,
  event: 'Event',
  where: 'Where',
  whereHint: 'Recessions, research and new peoples befall a power as a whole.',
  duration: 'Duration in turns',
  durationHint: 'For a recession or a boom. By dice it is 1d6.',
  instead: 'Replaces',
  nothing: 'nothing',
  reason: 'Reason',
  reasonHint: 'The campaign’s records keep it. Players don’t read it.',
  backToEvents: 'Back to random events',
} as const;
