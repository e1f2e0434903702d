import type { Tone } from './document.ts';

/** Each tone's sign and word for notes, and its mark before a state in running text: no reader depends on colour. */
export const TONES: {
  readonly [T in Tone]: Readonly<{ sign: string; mark: string; word: string }>;
} = {
  info: { sign: 'i', mark: '•', word: 'Note' },
  good: { sign: '✓', mark: '✓', word: 'Good' },
  warning: { sign: '!', mark: '!', word: 'Warning' },
  bad: { sign: '✕', mark: '✕', word: 'Problem' },
};
