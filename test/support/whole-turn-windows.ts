import { isSameData } from '#kernel/result/is-same-data';
import { checkAnswer } from '#legality/answers/check-answer';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decision, DecisionOf, Departure, FleetWays } from '#model/decisions/decision';
import type { OrdersByEmpire } from '#model/orders/order';
import { allLeave, mayAllLeave } from '#rules/encounters/departures';
import { anyRoundAnswer } from './any-round-answer.ts';
import type { Choices } from './proof-choices.ts';
import type { ProofWorld } from './proof-world.ts';
import { type Between, type DonePhase, asItIs, tryPhase, windowDecider } from './whole-turn.ts';

type Due = Readonly<{ state: CampaignState; orders: OrdersByEmpire }>;

/** A phase that was run from its start for every answer. */
export type Answered = Readonly<{
  done: DonePhase;
  /** Every question that was ever open, as it was first shown. */
  shown: ReadonlyMap<string, Decision>;
  /** Questions that looked different when the phase ran again. */
  changed: readonly string[];
  /** What the window would not take of the answers given. */
  refused: readonly string[];
}>;

type Player = Readonly<{
  between: Between;
  /** Which of the open questions is answered next, and how. */
  answer: (
    open: readonly Decision[],
    standing: ReadonlyMap<string, Answer>,
  ) => readonly [string, Answer];
}>;

function play(world: ProofWorld, due: Due, { between, answer }: Player): Answered {
  const answers = new Map<string, Answer>();
  const shown = new Map<string, Decision>();
  const changed = new Set<string>();
  const refused: string[] = [];
  const window = windowDecider(answers);
  for (;;) {
    const standing = new Map<string, Answer>();
    const { result, rolls } = tryPhase(world, {
      ...due,
      decide: (decision, policy) => {
        const known = shown.get(decision.id);
        if (known !== undefined && !isSameData(known, decision)) changed.add(decision.id);
        standing.set(decision.id, policy);
        return window(decision, policy);
      },
    });
    if (result.done) {
      const { state, events, decided } = result;
      const done = { phase: due.state.phase, state, events, rolls, decided };
      return { done, shown, changed: [...changed], refused };
    }
    const open = between(result.open);
    // Questions that were shown and are not answered stay open.
    for (const id of shown.keys()) {
      if (!answers.has(id) && !open.some((one) => one.id === id)) changed.add(id);
    }
    for (const decision of open) {
      if (!shown.has(decision.id)) shown.set(decision.id, decision);
    }
    const [id, given] = answer(open, standing);
    const question = open.find((one) => one.id === id)!;
    const issues = checkAnswer(question, given).filter(({ severity }) => severity === 'refused');
    refused.push(...issues.map((issue) => `${id}: ${issue.text}`));
    answers.set(id, between(given));
  }
}

/** Gives one answer, runs the phase from its start, gives the next: always the first that is open, the last, or any. */
export function answeringOneByOne(
  world: ProofWorld,
  due: Due,
  how: Readonly<{
    given: ReadonlyMap<string, Answer>;
    pick: 0 | 1 | ((open: readonly Decision[]) => Decision);
    between?: Between;
  }>,
): Answered {
  const { given, pick, between = asItIs } = how;
  return play(world, due, {
    between,
    answer: (open) => {
      const { id } = typeof pick === 'function' ? pick(open) : open.at(-pick)!;
      return [id, given.get(id)!];
    },
  });
}

/** Answers the open questions with any of the things that they allow. */
export function answeringBlindly(world: ProofWorld, due: Due, choices: Choices): Answered {
  return play(world, due, {
    between: asItIs,
    answer: (open, standing) => {
      const question = choices.pick(open);
      return [question.id, anyAnswer(question, standing.get(question.id)!, choices)];
    },
  });
}

/** Each fleet alone by each of its lanes, and all of them together. */
function leavesOf(fleets: readonly FleetWays[]): readonly (readonly Departure[])[] {
  const alone = fleets.flatMap(({ fleet, ways }) => ways.map(({ lane }) => [{ fleet, lane }]));
  return alone.length === 0 ? [] : [...alone, allLeave(fleets)];
}

/** One unit of each hold. */
const anyKept = ({ holds }: DecisionOf<'cargo'>, { pick }: Choices) =>
  holds.map(({ cargo }) => pick(cargo).unit);

function anyAnswer(question: Decision, standing: Answer, choices: Choices): Answer {
  const { pick, percent, shuffled } = choices;
  if (percent(30)) return standing;
  switch (question.kind) {
    case 'initiative':
      return { kind: 'initiative', intel: choices.below(question.points + 1) };
    case 'encounter-action': {
      const demands = question.opponents.flatMap(({ empire, demandable }) =>
        demandable.map((scenario) => ({ kind: 'demand', scenario, against: empire }) as const),
      );
      const ways = leavesOf(question.fleets).map((leave) => ({ kind: 'withdraw', leave }) as const);
      return pick([...demands, ...demands, ...ways, { kind: 'pass' } as const]);
    }
    case 'scenario-response': {
      const refusals = mayAllLeave(question.fleets)
        ? [{ kind: 'refuse', leave: allLeave(question.fleets) } as const]
        : [];
      return pick([{ kind: 'accept' } as const, { kind: 'accept' } as const, ...refusals]);
    }
    case 'defensive-response':
      return { kind: 'defend', leave: pick([[], [], ...leavesOf(question.fleets)]) };
    case 'pools':
      return { kind: 'pools', first: shuffled(question.own.map(({ unit }) => unit)).slice(0, 1) };
    case 'pool-choice':
      return { kind: 'pool-choice', pool: pick(['first', 'second'] as const) };
    case 'pursuit':
      return pick([{ kind: 'pursue' } as const, { kind: 'let-go' } as const]);
    case 'troop-losses': {
      const { unit, left } = pick(question.units);
      return { kind: 'troop-losses', losses: [{ unit, hits: Math.min(left, question.hits) }] };
    }
    case 'disengage': {
      const ways = leavesOf(question.fleets).map(
        (leave) => ({ kind: 'disengage', leave }) as const,
      );
      return pick([{ kind: 'stay' } as const, ...ways]);
    }
    case 'task-force': {
      const flagship = question.flagships.length === 0 ? null : pick(question.flagships);
      const order = shuffled(
        question.own.map(({ unit }) => unit).filter((unit) => unit !== flagship),
      );
      return { kind: 'task-force', flagship, order };
    }
    case 'scouting': {
      const [target] = shuffled(question.enemy ?? []);
      const [group] = shuffled(question.waiting ?? []);
      if (question.fromBehind >= 2 && target !== undefined && percent(40)) {
        return { kind: 'scouting', surprise: 0, length: 0, exclude: [target.tag] };
      }
      if (question.points >= 2 && group !== undefined && percent(40)) {
        const { design, condition } = group;
        const draw = [{ design, condition, count: 1 }];
        return { kind: 'scouting', surprise: 0, length: 0, draw };
      }
      const length = pick([0, 0, question.fromBehind, -question.fromBehind]);
      const surprise = choices.below(question.points - Math.abs(length) + 1);
      return { kind: 'scouting', surprise, length };
    }
    case 'command':
    case 'missions':
    case 'electronic-warfare':
      return anyRoundAnswer(question, choices);
    case 'fire': {
      const direct = shuffled(question.enemy.map(({ tag }) => tag)).slice(0, choices.below(4));
      const spare = percent(50) ? [] : shuffled(question.own.map(({ unit }) => unit));
      return { kind: 'fire', direct, spare, ...(percent(20) ? { spread: true } : {}) };
    }
    case 'cargo':
      return { kind: 'cargo', keep: percent(50) ? [] : anyKept(question, choices) };
    case 'battle-outcome':
      return standing;
    case 'round-end': {
      const enter = shuffled(question.reinforcements.map(({ unit }) => unit));
      return { kind: 'round-end', sendBack: [], enter };
    }
  }
}
