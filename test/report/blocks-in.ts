import type { Block, ThingCard } from '#report/document/document';

export type Found = Exclude<Block, { kind: 'group' | 'columns' | 'playback' | 'cards' }>;

/** All blocks of a document in reading order, without what only holds others. */
export const blocksIn = (blocks: readonly Block[]): readonly Found[] =>
  blocks.flatMap((block): readonly Found[] => {
    if (block.kind === 'group') return blocksIn(block.blocks);
    if (block.kind === 'playback') return blocksIn(block.blocks);
    if (block.kind === 'columns') return blocksIn([...block.left, ...block.right]);
    if (block.kind === 'cards')
      return block.cards.flatMap((card) => [
        { kind: 'facts', facts: card.facts },
        ...blocksIn(card.blocks),
      ]);
    return [block];
  });

/** All cards of a document in reading order. */
export const cardsIn = (blocks: readonly Block[]): readonly ThingCard[] =>
  blocks.flatMap((block): readonly ThingCard[] => {
    if (block.kind === 'group') return cardsIn(block.blocks);
    return block.kind === 'cards' ? block.cards : [];
  });
