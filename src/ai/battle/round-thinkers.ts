import {
  EFFECT_SOURCES,
  FRIENDLY_EFFECTS,
  GUNS,
  HOSTILE_EFFECTS,
  MISSIONS,
} from '#model/battle/round-orders';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { wantedEffects } from '#rules/combat/policy/wanted-effects';
import { spendFunctions } from '#rules/combat/spend-functions';
import { thinkSpecials } from './think-specials.ts';
import { type Thinker, some } from './thinker.ts';

type Waging = AnswerOf<'electronic-warfare'>;
type RoundKind = 'command' | 'missions' | 'electronic-warfare';

/** Effects that the functions do not pay for any more are left out. */
function paidFor(question: DecisionOf<'electronic-warfare'>, wished: Waging): Waging {
  const had = spendFunctions(question.pools, wantedEffects(question, wished));
  const isHad = (target: string, effect: string, by: string): boolean =>
    had.some((one) => one.target === target && one.effect === effect && one.by === by);
  return {
    ...wished,
    friends: wished.friends.filter(({ unit, effect, by }) => isHad(unit, effect, by)),
    enemies: wished.enemies.filter(({ tag, effect, by }) => isHad(tag, effect, by)),
  };
}

/** Ideas before a round is fought. */
export const ROUND_THINKERS: { readonly [K in RoundKind]: Thinker<K> } = {
  command: (question, chance) => {
    const { flagships, retreating, lanes, lurking = [] } = question;
    const flagship = chance.percent(50) ? chance.pick(flagships) : null;
    const retreats = some(retreating, chance, 10).flatMap(({ unit, onlyAlong }) => {
      const way = chance.pick(lanes);
      return way === null || onlyAlong === true ? [] : [{ unit, lane: way.lane, along: [] }];
    });
    const comeOut = some(lurking, chance, 40).map(({ unit }) => unit);
    return {
      kind: 'command',
      flagship,
      retreats,
      ...(lurking.length === 0 ? {} : { comeOut }),
      ...thinkSpecials(question, new Set(retreats.map(({ unit }) => unit)), chance),
    };
  },
  missions: ({ own, points, hiders = [], cloakers = [], boosters = [] }, chance) => {
    let left = points;
    const told = some(own, chance, 40).filter(({ cc }) => {
      if (cc > left) return false;
      left -= cc;
      return true;
    });
    const missions = told.flatMap(({ unit }) => {
      const mission = chance.pick(MISSIONS);
      return mission === null ? [] : [{ unit, mission }];
    });
    const hide = some(hiders, chance, 40).map(({ unit }) => unit);
    const busy = new Set(missions.map(({ unit }) => unit));
    const idle = cloakers.map(({ unit }) => unit).filter((unit) => !busy.has(unit));
    const cloak = some(idle, chance, 30);
    const boosts = some(boosters, chance, 40).flatMap(({ piece: { unit }, of }) => {
      const gun = chance.pick(GUNS);
      return gun === null ? [] : [{ unit, of, gun }];
    });
    return {
      kind: 'missions',
      missions,
      ...(hide.length === 0 ? {} : { hide }),
      ...(cloak.length === 0 ? {} : { cloak }),
      ...(boosts.length === 0 ? {} : { boosts }),
    };
  },
  'electronic-warfare': (question, chance) => {
    const friends = question.own.flatMap(({ unit }) =>
      FRIENDLY_EFFECTS.flatMap((effect) => EFFECT_SOURCES.map((by) => ({ effect, by, unit }))),
    );
    const enemies = question.enemy.flatMap(({ tag }) =>
      HOSTILE_EFFECTS.flatMap((effect) => EFFECT_SOURCES.map((by) => ({ effect, by, tag }))),
    );
    return paidFor(question, {
      kind: 'electronic-warfare',
      friends: some(friends, chance, 30),
      enemies: some(enemies, chance, 30),
    });
  },
};
