import { runPhase } from '#engine/turn/run-phase';
import type { SeenEvent } from '#fog/views/seen-event';
import { seededDice } from '#kernel/dice/seeded-dice';
import { invariant } from '#kernel/result/invariant';
import type { DecisionId } from '#model/campaign/ids';
import type { Answer, Decider, Decision } from '#model/decisions/decision';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { RuledRoll } from '#kernel/dice/ruled-roll';
import type { Roll, RollPurpose } from '#model/rolls/roll-purpose';
import type { RunRecord } from '#app/ports/turn-record';
import { legalOrders } from './legal-orders.ts';
import { seenInEncounters } from '#app/run/questions/seen-in-encounters';
import type { Snapshot } from './snapshot.ts';
import type { Elsewhere } from '#app/run/questions/elsewhere';

/** An open question, with the answer of the standing orders, and what its player has seen of the encounter. */
export type Opened = Readonly<{
  decision: Decision;
  standing: Answer;
  seen: readonly SeenEvent[];
}>;

/** The phase is done, or it waits for these answers; `rolls`, `told`: so far. */
export type Computed =
  | Readonly<{ done: true; state: CampaignState; record: RunRecord }>
  | Readonly<{
      done: false;
      open: readonly Opened[];
      rolls: readonly Roll[];
      told: readonly CampaignEvent[];
    }>;

type Needed = Pick<Snapshot, 'campaign' | 'state' | 'sheets' | 'views'> &
  Readonly<{
    decide: Decider;
    /** The moderator's rulings on dice. */
    ruled?: readonly RuledRoll[];
    /** The battles that the moderator has fought elsewhere. */
    elsewhere?: Elsewhere;
  }>;

/** Computes the current phase from stored data only. */
export function computePhase({
  campaign,
  state,
  sheets,
  views,
  decide,
  ruled,
  elsewhere,
}: Needed): Computed {
  const { secret, attempt, rules } = campaign;
  const { turn, phase } = state;
  const dice = seededDice<RollPurpose>({ secret, turn, attempt, phase }, ruled);
  const asked = new Map<DecisionId, Answer>();
  const result = runPhase({
    state,
    orders: legalOrders(state, { sheets, views }),
    rules,
    dice,
    ...(elsewhere && { elsewhere }),
    decide: (decision, standing) => {
      asked.set(decision.id, standing);
      return decide(decision, standing);
    },
  });
  if (!result.done) {
    const { told } = result;
    const rolls = dice.log();
    const seenBy = seenInEncounters(state, { told, rolls });
    const open = result.open.map((decision) => {
      const standing = standingOf(asked, decision);
      return { decision, standing, seen: seenBy(decision) };
    });
    return { done: false, open, rolls, told };
  }
  const { events, decided } = result;
  return { done: true, state: result.state, record: { events, decided, rolls: dice.log() } };
}

function standingOf(asked: ReadonlyMap<DecisionId, Answer>, { id }: Decision): Answer {
  const standing = asked.get(id);
  invariant(standing !== undefined, 'QUESTION_NEVER_ASKED', id);
  return standing;
}
