import type { Block } from '#report/document/document';
import { writtenParagraphs } from './written-paragraphs.ts';

/** What the moderator told an empire beside the game. */
export type ModeratorsWords = Readonly<{ turn: number; at: string; text: string }>;

/** The moderator's messages, one after the other, each with its paragraphs. */
export function moderatorsWords(messages: readonly ModeratorsWords[]): readonly Block[] {
  return messages.flatMap(({ text }) => writtenParagraphs(text));
}
