import type { Objective } from './objective.ts';

/** DIP-15, in the order of the die. */
export const WORLD_PERSONALITIES = [
  'aggressive',
  'pacifistic',
  'honorable',
  'ruthless',
  'xenophobic',
  'erratic',
] as const;
export type WorldPersonality = (typeof WORLD_PERSONALITIES)[number];

/** DIP-16, in the order of the die. */
export const WORLD_STRATEGIES = [
  'diplomat',
  'ecologist',
  'expansionist',
  'industrialist',
  'militarist',
  'technologist',
] as const;
export type WorldStrategy = (typeof WORLD_STRATEGIES)[number];

/** What makes a power a non-aligned world, which nobody plays unless a setting says so (DIP-14). */
export type NonAligned = Readonly<{
  personality: WorldPersonality;
  /** The turn in which an Erratic world rolled its present personality; left out: it is not Erratic. */
  erraticSince?: number;
  strategy: WorldStrategy;
  /** What it strives for (OPT-14); left out: nothing now. */
  objective?: Objective;
}>;
