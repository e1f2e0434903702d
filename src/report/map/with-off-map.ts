import { counted } from '#kernel/words/counted';
import type { SystemMark } from './scene.ts';

/** A system with its lanes off the map, in words too. @rule OPT-10 */
export const withOffMap = (mark: SystemMark, lanes = 0): SystemMark =>
  lanes === 0
    ? mark
    : { ...mark, offMap: lanes, about: `${mark.about}, ${counted(lanes, 'lane')} off the map` };
