import type { EmpireFigures } from './figures-of.ts';

/** The figures that a moderator can publish as standings. */
export const STANDING_FIGURES = [
  'income',
  'systems',
  'census',
  'ships',
  'units',
  'worth',
  'era',
] as const satisfies readonly (keyof EmpireFigures | 'income')[];
export type StandingFigure = (typeof STANDING_FIGURES)[number];
