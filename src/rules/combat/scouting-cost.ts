import { sumOf } from '#kernel/numbers/sum';
import type { AnswerOf } from '#model/decisions/decision';

/** What it costs to keep an own unit out of a battle. @rule CSC-5 */
const OWN_UNIT_COST = 1;
/** The Intel to keep an enemy unit out of a battle, or to draw it into the enemy's task force. @rule CSC-5 */
export const ENEMY_UNIT_COST = 2;

type Cost = Readonly<{ fromBehind: number; anywhere: number }>;

/**
 * What Intel a choice takes: of Scouts that begin the battle in the reinforcements for it, and of any.
 * @rule CSC-5
 */
export function scoutingCost({
  surprise,
  length,
  exclude = [],
  excludeOwn = [],
  include = [],
  draw = [],
}: AnswerOf<'scouting'>): Cost {
  const drawn = sumOf(draw, ({ count }) => count);
  return {
    fromBehind:
      Math.abs(length) + OWN_UNIT_COST * excludeOwn.length + ENEMY_UNIT_COST * exclude.length,
    anywhere: surprise + ENEMY_UNIT_COST * (include.length + drawn),
  };
}
