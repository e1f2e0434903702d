import { tieRolled } from '#engine/record/tie-rolled';
import type { Asking } from '#engine/tactical/contract';
import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignEvent } from '#model/events/campaign-event';
import { byAliases } from './by-aliases.ts';
import { demandScenario } from './demand-scenario.ts';
import { isThreatenedBy, mayAct } from './demands.ts';
import {
  contingentsOf,
  empiresOf,
  ENC_1,
  ENC_2,
  type EncounterRun,
  everybodyIn,
  fact,
  partiesOf,
} from './encounter-run.ts';
import { offerPursuit } from './fight-out.ts';
import { forceOf } from './forces.ts';
import { rollInitiative } from './initiative.ts';
import { raid } from './raid.ts';
import { onlyAnswer } from './only-answer.ts';
import { askAction } from './questions.ts';
import type { Contingent } from './contingent.ts';
import { scoutForInitiative } from './scout-for-initiative.ts';
import { withdrawFleets } from './withdraw.ts';

/** Whether an empire has anything there: units that starved in the Supply Phase can't be met. */
const isThere = ({ fleets, garrison, strikers }: Contingent): boolean =>
  fleets.length > 0 || garrison.length > 0 || strikers.size > 0;

/**
 * An encounter from the first roll to the last battle: initiative, then in turn demand, withdraw or pass, until all pass in a row or nobody
 * hostile is left. Raiders have no turn: they attack at the end.
 * @rule ENC-1
 * @rule ENC-2
 * @rule SUP-1
 * @ruling With scenarioLimit = unlimited, an encounter also ends after a round of turns in which no unit was damaged.
 * @ruling If all other sides lost everything there in the Supply Phase, the encounter is over before it begins.
 */
export const resolveEncounter = (run: EncounterRun): Asking<readonly CampaignEvent[]> =>
  byAliases(run, resolved(run));

function* resolved(run: EncounterRun): Asking<readonly CampaignEvent[]> {
  const { id: encounter, place } = run.pending;
  const sides = [...run.sides.keys()];
  const isOver = sides.filter((side) => contingentsOf(run, side).some(isThere)).length < 2;
  if (isOver) {
    tellCommand(run);
    return run.events;
  }
  const together = sides.map((side) => empiresOf(run, side)).filter(({ length }) => length > 1);
  run.events.push({
    type: 'EncounterBegan',
    ...fact(ENC_1, everybodyIn(run)),
    encounter,
    place,
    sides: [...run.contingents.keys()],
    ...(together.length === 0 ? {} : { together }),
  });
  tellCommand(run);
  const isThreatened = (side: EmpireId): boolean =>
    sides.some((other) => isThreatenedBy(run, side, other));
  if (sides.some(isThreatened)) yield* takeTurns(run);
  if (run.sides.has(RAIDERS)) yield* raid(run);
  return run.events;
}

/** Tells how dice decided who leads a side, if they had to. @rule ENC-1 */
function tellCommand(run: EncounterRun): void {
  const { command, events, pending } = run;
  const tie = { cite: ENC_1, over: 'command', place: pending.place } as const;
  if (command.length > 0) events.push(tieRolled(tie, command));
}

function* takeTurns(run: EncounterRun): Asking<void> {
  const sides = [...run.sides.keys()].filter((side) => side !== RAIDERS);
  const intel = yield* scoutForInitiative(run, sides);
  const entries = sides.map((side) => ({
    side,
    ships: shipsOf(run, side),
    ...(intel.has(side) ? { intel: intel.get(side) ?? 0 } : {}),
  }));
  const { order, rolls } = rollInitiative(entries, run.dice);
  run.order.push(...order.map(({ side }) => side));
  run.events.push({
    type: 'InitiativeRolled',
    ...fact(ENC_2, partiesOf(run, sides), rolls),
    encounter: run.pending.id,
    place: run.pending.place,
    order,
  });
  // How many have passed in a row.
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
  const answer = onlyAnswer(yield [askAction(run, side)], 'encounter-action');
  switch (answer.kind) {
    case 'pass':
      run.events.push({
        type: 'SidePassed',
        ...fact(ENC_2, everybodyIn(run)),
        encounter: run.pending.id,
        place: run.pending.place,
        side,
      });
      return false;
    case 'withdraw': {
      const gone = withdrawFleets(run, side, { leave: answer.leave, how: 'withdrew' });
      yield* offerPursuit(run, gone, null);
      return true;
    }
    case 'demand':
      yield* demandScenario(run, { by: side, against: answer.against, scenario: answer.scenario });
      return true;
  }
}
