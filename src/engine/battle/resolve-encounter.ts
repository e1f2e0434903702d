import type { Asking } from '#engine/tactical/contract';
import { invariant } from '#kernel/result/invariant';
import type { ScenarioKind } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { Answer, AnswerOf, DecisionKind } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import { disbandEmptyFleets } from './aftermath.ts';
import { fightBattle } from './fight-battle.ts';
import {
  ENC_1,
  ENC_2,
  ENC_3,
  type EncounterRun,
  fact,
  forceOf,
  participantsOf,
} from './encounter-run.ts';
import { rollInitiative } from './initiative.ts';
import {
  askAction,
  askDisengage,
  askResponse,
  foesLeft,
  mayAct,
  noteDemand,
  opponentsOf,
} from './questions.ts';
import { canFight } from './side.ts';
import { fallBack, withdrawSide } from './withdraw.ts';

type Demand = Readonly<{ by: EmpireId; against: EmpireId; scenario: ScenarioKind }>;

/** The one answer to the one question that was asked. */
function only<K extends DecisionKind>(answers: readonly Answer[], _kind: K): AnswerOf<K> {
  const [answer] = answers;
  invariant(answer !== undefined, 'ANSWER_MISSING', _kind);
  // The question was of this kind, and answers are checked against their question when given.
  return answer as AnswerOf<K>;
}

/**
 * An encounter from the first roll to its end: initiative, then in turn demand, withdraw or pass,
 * until all pass in a row or nobody hostile is left.
 * @rule ENC-1
 * @rule ENC-2
 * @ruling under scenarioLimit = unlimited an encounter ends with a cycle in which nobody was hurt
 */
export function* resolveEncounter(run: EncounterRun): Asking<readonly CampaignEvent[]> {
  const everybody = participantsOf([...run.sides.keys()]);
  const { id: encounter, place } = run.pending;
  const sides = [...run.sides.keys()];
  run.events.push({ type: 'EncounterBegan', ...fact(ENC_1, everybody), encounter, place, sides });
  if (sides.some((side) => opponentsOf(run, side).length > 0)) yield* takeTurns(run);
  disbandEmptyFleets(run);
  run.events.push({ type: 'EncounterEnded', ...fact(ENC_2, everybody), encounter, place });
  return run.events;
}

function* takeTurns(run: EncounterRun): Asking<void> {
  const sides = [...run.sides.keys()];
  const entries = sides.map((side) => ({ side, ships: shipsOf(run, side) }));
  const { order, rolls } = rollInitiative(entries, run.dice);
  run.events.push({
    type: 'InitiativeRolled',
    ...fact(ENC_2, participantsOf(sides), rolls),
    encounter: run.pending.id,
    place: run.pending.place,
    order,
  });
  // How many have passed in a row, whoever began.
  let quiet = 0;
  let isIdle = false;
  while (quiet < order.length && !isIdle) {
    const hurtBefore = run.hurt.count;
    for (const { side } of order) {
      if (quiet >= order.length) break;
      quiet = (yield* takeTurn(run, side)) ? 0 : quiet + 1;
    }
    isIdle = run.world.rules.scenarioLimit === 'unlimited' && run.hurt.count === hurtBefore;
  }
}

const shipsOf = (run: EncounterRun, empire: EmpireId): number =>
  forceOf(run, empire).filter((one) => one.design.kind === 'ship' && !one.design.civilian).length;

/** One side's turn; false: it passed, or there was nothing that it could do. */
function* takeTurn(run: EncounterRun, side: EmpireId): Asking<boolean> {
  if (!mayAct(run, side)) return false;
  const answer = only(yield [askAction(run, side)], 'encounter-action');
  if (answer.kind === 'pass') {
    run.events.push({
      type: 'SidePassed',
      ...fact(ENC_2, participantsOf([...run.sides.keys()])),
      encounter: run.pending.id,
      place: run.pending.place,
      side,
    });
    return false;
  }
  if (answer.kind === 'withdraw') withdrawSide(run, side, { lane: answer.lane, how: 'withdrew' });
  else yield* demandScenario(run, { by: side, ...answer });
  return true;
}

function* demandScenario(run: EncounterRun, demand: Demand): Asking<void> {
  noteDemand(run, demand);
  const { by, against, scenario } = demand;
  const place = run.pending.place;
  const encounter = run.pending.id;
  const parties = participantsOf([by, against]);
  const common = { ...fact(ENC_3, parties), encounter, place, scenario };
  run.events.push({ type: 'ScenarioDemanded', ...common, by, against });
  const response = only(yield [askResponse(run, demand)], 'scenario-response');
  if (response.kind === 'refuse') {
    run.events.push({ type: 'ScenarioRefused', ...common, by: against });
    if (response.lane === null) fallBack(run, against);
    else withdrawSide(run, against, { lane: response.lane, how: 'refused' });
    return;
  }
  run.events.push({ type: 'ScenarioAccepted', ...common, by: against });
  yield* fightBattle(run, demand);
  yield* maybeDisengage(run, [by, against]);
}

/**
 * After a scenario either side may disengage at once; both choose blindly.
 * @rule ENC-4
 * @ruling Whoever has nothing left to flee from there is not asked; with the opponent destroyed, the other enemies count.
 */
function* maybeDisengage(
  run: EncounterRun,
  [one, other]: readonly [EmpireId, EmpireId],
): Asking<void> {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  const able = pairs
    .map(([side, enemy]) => ({ side, foes: foesLeft(run, side, enemy) }))
    .filter(({ side, foes }) => canFight(forceOf(run, side)) && foes.length > 0);
  if (able.length === 0) return;
  const answers = yield able.map(({ side, foes }) => askDisengage(run, side, foes));
  able.forEach(({ side }, at) => {
    const answer = answers[at];
    if (answer?.kind === 'disengage') {
      withdrawSide(run, side, { lane: answer.lane, how: 'disengaged' });
    }
  });
}
