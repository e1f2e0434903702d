import type { Block } from '#report/document/document';

/** What the moderator told an empire beside the game. */
export type ModeratorsWords = Readonly<{ turn: number; at: string; text: string }>;

const BLANK_LINES = /\n\s*\n/u;

/** The moderator's messages, one after the other, each with its paragraphs. */
export function moderatorsWords(messages: readonly ModeratorsWords[]): readonly Block[] {
  return messages.flatMap(({ text }) =>
    text
      .split(BLANK_LINES)
      .map((part): Block => ({ kind: 'paragraph', text: [{ kind: 'text', text: part.trim() }] })),
  );
}
