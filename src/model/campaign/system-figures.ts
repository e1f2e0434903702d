import type { StarSystem } from './system.ts';

/** The figures of a system that a bombardment or fighting on the ground can change. */
export const SYSTEM_FIGURES = [
  'capacity',
  'raw',
  'census',
  'morale',
  'productivity',
  'intel',
] as const;
export type SystemFigure = (typeof SYSTEM_FIGURES)[number];
export type SystemFigures = Pick<StarSystem, SystemFigure>;
/** By how much each figure changes; what is left out does not change. */
export type FigureChanges = Readonly<Partial<Record<SystemFigure, number>>>;
