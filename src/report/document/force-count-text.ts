import { counted } from '#kernel/words/counted';
import type { ForceCount } from '#fog/views/force-count';

/** `3 ships and 2 other units`, `1 ship`, `2 units, no ships`. */
export function forceCountText({ ships, others }: ForceCount): string {
  if (ships === 0) return others === 0 ? 'nothing' : `${counted(others, 'unit')}, no ships`;
  return others === 0
    ? counted(ships, 'ship')
    : `${counted(ships, 'ship')} and ${counted(others, 'other unit')}`;
}

/** The same on a map: `3+2`, `1`, `+2`. */
export function forceCountMark({ ships, others }: ForceCount): string {
  const more = others === 0 ? '' : `+${String(others)}`;
  return ships === 0 && others > 0 ? more : `${String(ships)}${more}`;
}
