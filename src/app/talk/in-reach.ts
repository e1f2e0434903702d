import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, NeighbourView } from '#fog/views/empire-view';

/** The empires that a player can write to: those that they have met and that are still in the game. @rule DIP-13 @rule FOG-13 */
export const inReach = ({ neighbours }: EmpireView): readonly NeighbourView[] =>
  valuesById(neighbours).filter(({ left }) => left !== true);
