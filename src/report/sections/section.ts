import type { Block } from '#report/document/document';

/** A table doesn't repeat its caption if the section's title above says the same. */
const underTitle = (title: string, [first, ...rest]: readonly Block[]): readonly Block[] => {
  if (first === undefined) return [];
  const isSaid = first.kind === 'table' && first.caption === title;
  return [isSaid ? { ...first, titled: true } : first, ...rest];
};

/** A titled part of a report; none for a part that has nothing to say. */
export const section = (
  title: string,
  anchor: string,
  blocks: readonly Block[],
): readonly Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'group', title, anchor, blocks: underTitle(title, blocks) }];
