import type { Block } from '#report/document/document';

export type Found = Exclude<Block, { kind: 'group' | 'columns' | 'playback' }>;

/** All blocks of a document in reading order, without what only holds others. */
export const blocksIn = (blocks: readonly Block[]): readonly Found[] =>
  blocks.flatMap((block): readonly Found[] => {
    if (block.kind === 'group') return blocksIn(block.blocks);
    if (block.kind === 'playback') return blocksIn(block.blocks);
    if (block.kind === 'columns') return blocksIn([...block.left, ...block.right]);
    return [block];
  });
