import type { EmpireView } from '#fog/views/empire-view';
import type { Document } from '#report/document/document';
import { victoryBlocks } from '#report/sections/victory';

/** The conditions of victory with how far the reader is, as on their sheet; no blocks: nobody can win. @rule VIC-1 @rule FOG-15 */
export const howToWin = (view: EmpireView): Document => ({
  title: 'How to win',
  facts: [],
  blocks: victoryBlocks(view),
});
