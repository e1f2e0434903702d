import type { PhaseInput, PhaseResult } from '#engine/record/phase';
import { runPhase } from '#engine/turn/run-phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { seededDice } from '#kernel/dice/seeded-dice';
import { invariant } from '#kernel/result/invariant';
import { judgeOrders } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, AnsweredDecision, Decider } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import type { Dice, Roll, RollPurpose } from '#model/rolls/roll-purpose';
import type { ProofWorld } from './proof-world.ts';

/** All phases of a turn, and the opening of the next one. */
export const WHOLE_TURN: readonly PhaseId[] = [...PHASE_IDS, 'opening'];

/** Answers of windows by the id of their question. */
export type Answers = ReadonlyMap<string, Answer>;

export const standingDecider: Decider = (_decision, standing) => ({
  answer: standing,
  by: 'standing',
});

/** A player who has not answered in their window is waited for. */
export function windowDecider(answers: Answers): Decider {
  return (decision) => {
    const answer = answers.get(decision.id);
    // A test stores the answer to a question under the question's own id.
    return answer === undefined ? undefined : ({ answer, by: 'window' } as never);
  };
}

export function diceOf({ secret }: Pick<ProofWorld, 'secret'>, state: CampaignState): Dice {
  const { turn, phase } = state;
  return seededDice<RollPurpose>({ secret, turn, attempt: 0, phase });
}

/** One phase, done or waiting, with fresh dice. */
export function tryPhase(
  world: ProofWorld,
  at: Readonly<{ state: CampaignState; orders: OrdersByEmpire; decide: Decider }>,
): Readonly<{ result: PhaseResult; rolls: readonly Roll[] }> {
  const dice = diceOf(world, at.state);
  const input: PhaseInput = { ...at, rules: world.rules, dice };
  return { result: runPhase(input), rolls: dice.log() };
}

/** A phase that got done. */
export type DonePhase = Readonly<{
  phase: PhaseId;
  state: CampaignState;
  events: readonly CampaignEvent[];
  rolls: readonly Roll[];
  decided: readonly AnsweredDecision[];
}>;

/** A phase that must get done. */
export function donePhase(
  world: ProofWorld,
  at: Readonly<{ state: CampaignState; orders: OrdersByEmpire; decide: Decider }>,
): DonePhase {
  const { result, rolls } = tryPhase(world, at);
  invariant(result.done, 'TEST_PHASE_WAITS', at.state.phase);
  const { state, events, decided } = result;
  return { phase: at.state.phase, state, events, rolls, decided };
}

export const infoOf = ({ rules }: Pick<ProofWorld, 'rules'>) =>
  ({ campaignName: 'The proof', rules }) as const;

/** The sheets of all empires as their own views judge them, at the opening of orders. */
export function legalSheets(world: ProofWorld, state: CampaignState): OrdersByEmpire {
  const judged = Object.entries(world.orders).map(([empire, orders]) => {
    const view = viewOf(world, state, empire as EmpireId);
    return [empire, judgeOrders(view, orders).legal] as const;
  });
  return Object.fromEntries(judged);
}

export const viewOf = (world: ProofWorld, state: CampaignState, empire: EmpireId): EmpireView =>
  empireViewOf(state, empire, infoOf(world));

/** Between two phases: a law passes it through JSON, or through nothing. */
export type Between = <T>(value: T) => T;
export const asItIs: Between = (value) => value;
/** What a store does to data. */
export const throughJson: Between = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** How a whole turn is played. */
export type Manner = Readonly<{
  decide?: (phase: PhaseId, state: CampaignState) => Decider;
  between?: Between;
}>;

/** A whole turn, phase by phase, on the sheets that are judged once, after the opening. */
export function wholeTurn(world: ProofWorld, manner: Manner = {}): readonly DonePhase[] {
  const { between = asItIs, decide = () => standingDecider } = manner;
  let state = between(world.state);
  let orders: OrdersByEmpire = {};
  const done: DonePhase[] = [];
  for (const phase of WHOLE_TURN) {
    if (phase === 'economic') orders = between(legalSheets(world, state));
    const ran = donePhase(world, { state, orders, decide: decide(phase, state) });
    done.push(ran);
    state = between(ran.state);
  }
  return done;
}

/** A turn up to the phase, which has not run yet. */
export function turnUpTo(
  world: ProofWorld,
  phase: PhaseId,
): Readonly<{ state: CampaignState; orders: OrdersByEmpire }> {
  let state = world.state;
  let orders: OrdersByEmpire = {};
  while (state.phase !== phase) {
    if (state.phase === 'economic') orders = legalSheets(world, state);
    state = donePhase(world, { state, orders, decide: standingDecider }).state;
  }
  return { state, orders };
}

/** Answers to all questions as the standing orders give them. */
export function standingAnswers(decided: readonly AnsweredDecision[]): Map<string, Answer> {
  return new Map(decided.map(({ decision, answer }) => [decision, answer]));
}

/** Freezes data through and through: code that writes into it fails. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFrozen(item);
  return value;
}
