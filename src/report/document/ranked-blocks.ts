import type { Block } from './document.ts';

export type RankedBlock = Readonly<{
  block: Block;
  /** The outline rank (1…6) of the block's own heading, or of the heading above it. */
  rank: number;
}>;

const DEEPEST_RANK = 6;

/**
 * Gives headings their place in the outline below a heading of `rank`. Levels never skip: a heading of level 3 straight under a
 * section is its next rank, as screen readers and bookmarks expect.
 */
export function rankedBlocks(blocks: readonly Block[], rank: number): readonly RankedBlock[] {
  let under = rank;
  return blocks.map((block) => {
    if (block.kind === 'group') {
      under = rank;
      return { block, rank: Math.min(rank + 1, DEEPEST_RANK) };
    }
    if (block.kind === 'heading') under = Math.min(rank + block.level, under + 1, DEEPEST_RANK);
    return { block, rank: under };
  });
}
