import { LEVEL_NAMES, PERSONALITY_NAMES, USUAL_MACHINE } from '#model/campaign/machine-player';
import type { Player } from './match.ts';

/** The first words of players. A level may be followed by a personality, such as `hard/warlike`. */
export const PLAYER_WORDS: readonly string[] = [...LEVEL_NAMES, 'random', 'idle'];

/** The player that a word names; undefined: it names none. */
export function playerOf(word: string): Player | undefined {
  if (word === 'random' || word === 'idle') return { kind: word };
  const [first, second = USUAL_MACHINE.personality, ...rest] = word.split('/');
  const level = LEVEL_NAMES.find((one) => one === first);
  const personality = PERSONALITY_NAMES.find((one) => one === second);
  if (level === undefined || personality === undefined || rest.length > 0) return undefined;
  return { kind: 'machine', level, personality };
}
