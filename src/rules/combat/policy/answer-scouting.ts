import { sortBy } from '#kernel/collections/sort-by';
import { divide } from '#kernel/numbers/divide';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { ENEMY_UNIT_COST, scoutingCost } from '#rules/combat/scouting-cost';
import { strengthOf } from '#rules/combat/strength-of';

type Asked = Pick<
  DecisionOf<'scouting'>,
  'points' | 'fromBehind' | 'ownForce' | 'enemy' | 'waiting'
>;
type Said = AnswerOf<'scouting'>;
/** The task: the Intel to spend, and the part of it that can be spent from the reinforcements. */
type Wish = (asked: Asked, intel: number, fromBehind: number) => Partial<Said>;

const WISHES: Readonly<Record<StandingOrders['scouting'], Wish>> = {
  surprise: () => ({}),
  'keep-out': ({ enemy = [] }, _, fromBehind) => {
    const exclude = strongest(enemy, fromBehind);
    return exclude.length === 0 ? {} : { exclude };
  },
  'draw-in': ({ waiting = [] }, intel) => {
    const draw = weakest(waiting, intel);
    return draw.length === 0 ? {} : { draw };
  },
  shelter: ({ ownForce = [] }, _, fromBehind) => {
    const excludeOwn = hurt(ownForce, fromBehind);
    return excludeOwn.length === 0 ? {} : { excludeOwn };
  },
};

/**
 * Spends the Intel that the standing orders allow on what they name, and the rest of it on surprise.
 * @rule CSC-5 @rule ENC-5
 * @ruling The Intel that a standing order allows is for each battle. Enemies with unknown stats are kept out last. Of the enemy's
 *   reinforcements, only civilians and crippled units are drawn in, civilians first. Own crippled units are sheltered in the order of their
 *   cost, the most expensive first.
 */
export function answerScouting(
  asked: Asked,
  { intel, scouting }: Pick<StandingOrders, 'intel' | 'scouting'>,
): Said {
  const budget = Math.min(intel, asked.points);
  const wish = WISHES[scouting](asked, budget, Math.min(budget, asked.fromBehind));
  const said: Said = { kind: 'scouting', surprise: 0, length: 0, ...wish };
  const { fromBehind, anywhere } = scoutingCost(said);
  return { ...said, surprise: budget - fromBehind - anywhere };
}

function strongest(
  enemy: NonNullable<Asked['enemy']>,
  intel: number,
): NonNullable<Said['exclude']> {
  const most = sortBy(
    enemy,
    (a, b) => strengthIf(b.stats) - strengthIf(a.stats),
    (a, b) => b.cc - a.cc,
  );
  return most.slice(0, divide(intel, ENEMY_UNIT_COST, 'down')).map(({ tag }) => tag);
}

const strengthIf = (stats: NonNullable<Asked['enemy']>[number]['stats']): number =>
  stats === null ? 0 : strengthOf(stats);

function weakest(waiting: NonNullable<Asked['waiting']>, intel: number): NonNullable<Said['draw']> {
  const worth = waiting.filter(({ civilian, condition }) => civilian || condition === 'crippled');
  let left = divide(intel, ENEMY_UNIT_COST, 'down');
  return sortBy(worth, (a, b) => Number(b.civilian) - Number(a.civilian)).flatMap(
    ({ design, condition, count }) => {
      const many = Math.min(count, left);
      left -= many;
      return many === 0 ? [] : [{ design, condition, count: many }];
    },
  );
}

function hurt(own: NonNullable<Asked['ownForce']>, intel: number): NonNullable<Said['excludeOwn']> {
  const crippled = own.filter(({ condition }) => condition === 'crippled');
  return sortBy(crippled, (a, b) => b.cost - a.cost)
    .slice(0, intel)
    .map(({ unit }) => unit);
}
