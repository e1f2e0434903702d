import { sumOf } from '#kernel/numbers/sum';
import { type Chance, chanceFrom } from '#ai/plans/chance';
import { checkAnswer } from '#legality/answers/check-answer';
import type { CargoPiece } from '#model/decisions/cargo-choice';
import type {
  Answer,
  Decision,
  DecisionKind,
  Departure,
  FleetWays,
  OwnPiece,
} from '#model/decisions/decision';
import type { UnitId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import { thinkBoarding } from './think-boarding.ts';
import { thinkScouting } from './think-scouting.ts';
import { ROUND_THINKERS } from './round-thinkers.ts';
import { thinkOutcome } from './think-outcome.ts';
import { type Thinker, some } from './thinker.ts';

const idsOf = (pieces: readonly OwnPiece[]): readonly UnitId[] => pieces.map(({ unit }) => unit);

/** The pieces that fit into the allowance, tried in their order. */
function affordable(pieces: readonly OwnPiece[], allowance: number): readonly OwnPiece[] {
  const taken: OwnPiece[] = [];
  for (const piece of pieces) {
    if (sumOf([...taken, piece], ({ cc }) => cc) <= allowance) taken.push(piece);
  }
  return taken;
}

/** What of some cargo finds room, tried in its order. */
function stowable(cargo: readonly CargoPiece[], room: number): readonly CargoPiece[] {
  const taken: CargoPiece[] = [];
  for (const piece of cargo) {
    if (sumOf([...taken, piece], ({ size }) => size) <= room) taken.push(piece);
  }
  return taken;
}

/** Some of the fleets that can leave, each by any of its lanes. */
function someLeave(
  fleets: readonly FleetWays[],
  chance: Chance,
  percent: number,
): readonly Departure[] {
  return some(fleets, chance, percent).flatMap(({ fleet, ways }) => {
    const way = chance.pick(ways);
    return way === null ? [] : [{ fleet, lane: way.lane }];
  });
}

/** One thinker for each kind of question: leave one out and the build fails. */
const THINKERS: { readonly [K in DecisionKind]: Thinker<K> } = {
  initiative: ({ points }, chance) => ({
    kind: 'initiative',
    intel: chance.percent(50) ? Math.min(points, 1) : 0,
  }),
  'encounter-action': ({ opponents, fleets }, chance) => {
    if (chance.percent(20)) return { kind: 'pass' };
    const leave = someLeave(fleets, chance, 70);
    if (leave.length > 0 && chance.percent(25)) return { kind: 'withdraw', leave };
    const opponent = chance.pick(opponents.filter(({ demandable }) => demandable.length > 0));
    const scenario = opponent === null ? null : chance.pick(opponent.demandable);
    if (opponent === null || scenario === null) return { kind: 'pass' };
    return { kind: 'demand', scenario, against: opponent.empire };
  },
  'scenario-response': ({ fixedDefenses, pullsBack, fleets }, chance) => {
    if (chance.percent(60)) return { kind: 'accept' };
    if (fixedDefenses || pullsBack === true) return { kind: 'refuse', leave: null };
    return { kind: 'refuse', leave: someLeave(fleets, chance, 100) };
  },
  'defensive-response': ({ fleets }, chance) => ({
    kind: 'defend',
    leave: chance.percent(30) ? someLeave(fleets, chance, 60) : [],
  }),
  pursuit: (_question, chance) => ({ kind: chance.percent(60) ? 'pursue' : 'let-go' }),
  pools: ({ own }, chance) => ({ kind: 'pools', first: idsOf(some(own, chance, 50)) }),
  'pool-choice': (_question, chance) => ({
    kind: 'pool-choice',
    pool: chance.percent(50) ? 'first' : 'second',
  }),
  'task-force': ({ own, flagships }, chance) => {
    const flagship = chance.pick(flagships);
    const order = idsOf(some(own, chance, 70)).filter((unit) => unit !== flagship);
    return { kind: 'task-force', flagship, order };
  },
  scouting: thinkScouting,
  ...ROUND_THINKERS,
  fire: (question, chance) => {
    const { own, enemy } = question;
    const direct = some(enemy, chance, 30).map(({ tag }) => tag);
    const spare = idsOf(some(own, chance, 30));
    const board = thinkBoarding(question, chance);
    const spread = chance.percent(30) ? ({ spread: true } as const) : {};
    return { kind: 'fire', direct, spare, ...spread, ...board };
  },
  'round-end': ({ own, reinforcements, allowance }, chance) => {
    const sendBack = idsOf(affordable(some(own, chance, 30), allowance));
    return { kind: 'round-end', sendBack, enter: idsOf(some(reinforcements, chance, 60)) };
  },
  cargo: ({ holds }, chance) => ({
    kind: 'cargo',
    keep: holds.flatMap(({ room, cargo }) => {
      const any = some(cargo, chance, 60);
      return stowable(any, room).map(({ unit }) => unit);
    }),
  }),
  'troop-losses': ({ hits, units }, chance) => {
    let open = hits;
    const losses = some(units, chance, 60).flatMap(({ unit, left }) => {
      const given = Math.min(left, open);
      open -= given;
      return given === 0 ? [] : [{ unit, hits: given }];
    });
    return { kind: 'troop-losses', losses };
  },
  'battle-outcome': thinkOutcome,
  disengage: ({ fleets }, chance) => {
    const leave = chance.percent(30) ? someLeave(fleets, chance, 80) : [];
    return leave.length === 0 ? { kind: 'stay' } : { kind: 'disengage', leave };
  },
};

/**
 * A random legal answer, made from the question alone, as its player would; null if none was found and the standing orders answer.
 * @rule TURN-4
 */
export function randomAnswer(question: Decision, dice: Dice): Answer | null {
  // The table ties each kind of question to its answers; an indexed access loses that tie.
  const think = THINKERS[question.kind] as Thinker<DecisionKind>;
  const answer = think(question, chanceFrom(dice.stream('answer', question.id)));
  return answer !== null && checkAnswer(question, answer).length === 0 ? answer : null;
}
