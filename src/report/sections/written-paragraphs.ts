import type { Block } from '#report/document/document';

const BLANK_LINES = /\n\s*\n/u;

/** What a person wrote, with its paragraphs. */
export const writtenParagraphs = (text: string): readonly Block[] =>
  text
    .split(BLANK_LINES)
    .map((part): Block => ({ kind: 'paragraph', text: [{ kind: 'text', text: part.trim() }] }));
