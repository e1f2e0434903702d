import type { Mind } from './mind.ts';

const LONG = 120;

/** The turns until the campaign ends by time, if it does. */
export function turnsLeft({ rules, turn }: Pick<Mind['view'], 'rules' | 'turn'>): number {
  for (const condition of rules.victory.conditions) {
    if (condition.kind === 'time') return Math.max(1, condition.turn - turn);
  }
  return LONG;
}

/** The turns in which an investment must pay for itself. */
export function patienceOf({ level, nature, view }: Mind): number {
  const left = turnsLeft(view);
  const usual = level.foresight + nature.patience;
  // What it settles later yields nothing before the end.
  if (level.closes) return left < LAST_SETTLERS ? 4 : Math.max(4, usual);
  return Math.max(4, Math.min(usual, left / 2));
}

const LAST_SETTLERS = 8;
const CLOSING = 18;

/** The campaign ends by time, and the highest output wins: what is bought now must raise it, and nothing else counts. */
export const isClosing = ({ level, view }: Mind): boolean =>
  level.closes && turnsLeft(view) <= CLOSING;
