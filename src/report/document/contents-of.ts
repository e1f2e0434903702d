import type { Document, Group } from './document.ts';

const FEWEST_ENTRIES = 3;

/** The sections that a table of contents lists; none for documents so short that it would only be in the way. */
export function contentsOf(document: Document): readonly Group[] {
  const groups = document.blocks.filter((block) => block.kind === 'group');
  return groups.length < FEWEST_ENTRIES ? [] : groups;
}
