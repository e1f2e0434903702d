import type { BattleWindows } from '#app/ports/desk-record';

/** How far players are asked in a battle. */
export const WINDOW_WORDS: Readonly<Record<BattleWindows, string>> = {
  standing: 'standing orders answer',
  setup: 'players are asked before and after the battle',
  interactive: 'players are asked before the battle and in each round',
  desk: 'you answer each question, and players are not asked',
};

/** Whether a text names a choice of windows. */
export const isWindows = (text: string): text is BattleWindows => Object.hasOwn(WINDOW_WORDS, text);
