import type { Block } from '#report/document/document';

/** A titled part of a report; none for a part that has nothing to say. */
export const section = (
  title: string,
  anchor: string,
  blocks: readonly Block[],
): readonly Block[] => (blocks.length === 0 ? [] : [{ kind: 'group', title, anchor, blocks }]);
