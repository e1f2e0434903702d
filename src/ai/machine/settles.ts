import type { EmpireView } from '#fog/views/empire-view';

/** Whether a power settles other systems: of the non-aligned worlds only Expansionists do. @rule DIP-16 */
export const settles = ({ empire: { nonAligned } }: EmpireView): boolean =>
  nonAligned === undefined || nonAligned.strategy === 'expansionist';
