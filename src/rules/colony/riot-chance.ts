import { divide } from '#kernel/numbers/divide';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import { MORALE_ODDS } from './morale-odds.ts';

const FACES = 6;
const HUNDRED = 100;

/** In how many ways of all the dice the changes so far lead to each sum. */
type Ways = ReadonlyMap<number, number>;

function withDie(ways: Ways, condition: MoraleCondition): Ways {
  const { target, modifier } = MORALE_ODDS[condition];
  const next = new Map<number, number>();
  const add = (sum: number, count: number): void => {
    next.set(sum, (next.get(sum) ?? 0) + count);
  };
  for (const [sum, count] of ways) {
    add(sum + modifier, count * target);
    add(sum, count * (FACES - target));
  }
  return next;
}

/** The chance in percent, up, that a check by these conditions leaves a colony no Morale. @rule COL-5 @rule COL-6 */
export function riotChanceOf(
  { morale }: Pick<StarSystem, 'morale'>,
  conditions: readonly MoraleCondition[],
): number {
  const ways = conditions.reduce(withDie, new Map([[0, 1]]));
  let [bad, all] = [0, 0];
  for (const [sum, count] of ways) {
    all += count;
    if (morale + sum <= 0) bad += count;
  }
  return divide(HUNDRED * bad, all, 'up');
}
