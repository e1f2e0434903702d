import type { RuleSet } from '#model/settings/rule-set';
import { classic } from './classic.ts';
import { galaxies } from './galaxies.ts';
import type { MovementModel } from './movement-model.ts';
import { twoJump } from './two-jump.ts';

/** The movement models by their names in the settings. @rule MOV-1 */
export const MOVEMENT_MODELS: { readonly [M in RuleSet['movementModel']]: MovementModel } = {
  galaxies,
  classic,
  twoJump,
};
