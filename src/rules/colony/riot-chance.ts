import { divide } from '#kernel/numbers/divide';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import { moraleWaysOf } from './morale-ways.ts';

const HUNDRED = 100;

/** More dice change the chance that somebody rises by less than half a percent. */
const MOST_DICE = 14;

const productOf = (factors: readonly number[]): number =>
  factors.reduce((product, factor) => product * factor, 1);

type Share = Readonly<{ bad: number; all: number }>;

/** In how many ways of all the dice a check leaves a colony no Morale. */
function riotWays(
  { morale }: Pick<StarSystem, 'morale'>,
  conditions: readonly MoraleCondition[],
): Share {
  let [bad, all] = [0, 0];
  for (const [sum, count] of moraleWaysOf(conditions)) {
    all += count;
    if (morale + sum <= 0) bad += count;
  }
  return { bad, all };
}

/** The number of dice results with at least one Census in revolt: all but those where every die is above 2. */
function risingWays({ census, rebels }: Pick<StarSystem, 'census' | 'rebels'>): Share {
  if (rebels > 0) return { bad: 1, all: 1 };
  const dice = Math.min(census, MOST_DICE);
  const nobody = productOf(Array.from({ length: dice }, () => 2));
  const all = productOf(Array.from({ length: dice }, () => 3));
  return { bad: all - nobody, all };
}

/** The chance in percent, up, that a check by these conditions leaves a colony no Morale. @rule COL-5 @rule COL-6 */
export function riotChanceOf(
  system: Pick<StarSystem, 'morale'>,
  conditions: readonly MoraleCondition[],
): number {
  const { bad, all } = riotWays(system, conditions);
  return divide(HUNDRED * bad, all, 'up');
}

/**
 * The chance in percent, up, that a colony has no Morale after a check by these conditions and militias of rebels against it. Without
 * a loyal ground unit it becomes independent then. @rule COL-5 @rule COL-6 @rule COL-10
 */
export function uprisingChanceOf(
  system: Pick<StarSystem, 'morale' | 'census' | 'rebels'>,
  conditions: readonly MoraleCondition[],
): number {
  const [riot, rising] = [riotWays(system, conditions), risingWays(system)];
  return divide(HUNDRED * riot.bad * rising.bad, riot.all * rising.all, 'up');
}
