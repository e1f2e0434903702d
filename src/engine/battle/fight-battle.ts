import type { Asking } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleSetup, ScenarioKind, SideSetup } from '#model/battle/setup';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import { takeOutcome } from './aftermath.ts';
import { onlookersOf } from './onlookers.ts';
import { unitsShownIn } from './units-shown-in.ts';
import {
  ENC_3,
  type EncounterRun,
  fact,
  forceOf,
  participantsOf,
  rowOfSide,
} from './encounter-run.ts';

function sideSetupOf(run: EncounterRun, empire: EmpireId): SideSetup {
  const { standing } = rowOfSide(run, empire);
  return { leader: empire, empires: [empire], combatants: forceOf(run, empire), standing };
}

/** Whoever enters a task force, or is hit behind it, has been seen by the enemy. @rule FOG-6 */
function noteShown(
  run: EncounterRun,
  moment: BattleEvent,
  { by, against }: Readonly<{ by: EmpireId; against: EmpireId }>,
): void {
  for (const { unit, owner } of unitsShownIn(moment)) {
    const enemy = owner === by ? against : by;
    const seen = run.shownTo.get(enemy) ?? new Set();
    run.shownTo.set(enemy, seen.add(unit));
  }
}

/**
 * Fights one battle of an encounter by the tactical engine and takes what it did.
 * @rule ENC-3
 * @rule CSC-15
 */
export function* fightBattle(
  run: EncounterRun,
  demand: Readonly<{ by: EmpireId; against: EmpireId; scenario: ScenarioKind }>,
): Asking<void> {
  run.battles.count += 1;
  const { by, against, scenario } = demand;
  const place = run.pending.place;
  const battle = brandAs<BattleId>(`${run.pending.id}.${String(run.battles.count)}`);
  const sides = { attacker: [by], defender: [against] };
  const parties = participantsOf([by, against]);
  run.events.push({ type: 'BattleBegan', ...fact(ENC_3, parties), battle, place, scenario, sides });
  const sink = (moment: BattleEvent): void => {
    const common = fact(moment.cite, parties, moment.rolls);
    run.events.push({ type: 'BattleMoment', ...common, battle, sides, moment });
    noteShown(run, moment, { by, against });
  };
  const setup: BattleSetup = {
    id: battle,
    place,
    scenario,
    sides: { attacker: sideSetupOf(run, by), defender: sideSetupOf(run, against) },
  };
  const dice = run.dice.stream('battle', String(run.battles.count));
  const outcome = yield* run.engine.fight({
    setup,
    encounter: run.pending.id,
    rules: run.world.rules,
    dice,
    sink,
  });
  const { rounds, loser, lost } = outcome;
  const onlookers = onlookersOf(run, { parties: [by, against], outcome });
  const watching = onlookers.map(({ empire }) => ({ empire, as: 'onlooker' as const }));
  run.events.push({
    type: 'BattleEnded',
    ...fact(cite('CSC-14'), [...parties, ...watching]),
    battle,
    place,
    sides,
    rounds,
    loser,
    lost,
    onlookers,
  });
  takeOutcome(run, outcome, [by, against]);
}
