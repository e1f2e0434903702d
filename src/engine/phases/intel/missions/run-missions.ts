import { loseDivided } from '#engine/losses/lose-divided';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { loseWorks } from '#engine/reorganise/lose-works';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import { missionRankOf } from '#rules/intel/mission-table';
import {
  type Attempt,
  type EffectRows,
  type MissionEffect,
  type MissionWorld,
  NOTHING,
} from './attempt.ts';
import { attemptsOf } from './attempts-of.ts';
import { coupsThatWin } from './coups.ts';
import { ESPIONAGE } from './espionage.ts';
import { PROPAGANDA } from './propaganda.ts';
import { SABOTAGE } from './sabotage.ts';

const EFFECTS: EffectRows<string> = { ...ESPIONAGE, ...SABOTAGE, ...PROPAGANDA };

/** The result of a mission, for the empire that runs it. @rule INT-2 */
function tellRunner({ record }: MissionWorld, attempt: Attempt, effect: MissionEffect): void {
  const { empire, order, against, roll, total, result, framed } = attempt;
  const { mission, at, from, design } = order;
  record.emit({
    type: 'MissionRun',
    cite: cite('INT-2'),
    rolls: [roll.id, ...effect.rolls],
    witnesses: onlyFor(empire),
    ...{ empire, mission, at, from, design, against, total, framed },
    success: result.success,
    discovered: result.discovered,
    outcome: effect.outcome,
  });
}

/** What the owner of the system finds out, true or not. @rule INT-9 */
function tellOwner({ record }: MissionWorld, attempt: Attempt): void {
  const { empire: by, order, against, result, framed } = attempt;
  const culprit = framed ?? (result.discovered ? by : null);
  if (against === null || culprit === null) return;
  record.emit({
    type: 'MissionDiscovered',
    cite: cite('INT-9'),
    rolls: [],
    witnesses: onlyFor(against),
    ...{ empire: against, culprit, by, mission: order.mission, at: order.at },
    success: result.success,
  });
}

function run(world: MissionWorld, attempt: Attempt): void {
  const { mission } = attempt.order;
  const effect = attempt.result.success ? EFFECTS[mission](world, attempt) : NOTHING;
  tellRunner(world, attempt, effect);
  tellOwner(world, attempt);
  effect.carryOut();
}

/**
 * All missions are rolled against the state when the phase begins, and then take effect by kind and system.
 * @rule INT-4 @rule INT-2 @rule DIP-17
 */
export function runMissions(record: Recorder, input: PhaseInput): void {
  const attempts = attemptsOf(record, input);
  if (attempts.length === 0) return;
  const { state: from, rules, dice } = input;
  const coups = coupsThatWin(record, { state: from, dice, attempts });
  const world: MissionWorld = { record, from, rules, dice, attempts, coups };
  const bySystem = sortBy(attempts, ({ order: a }, { order: b }) => {
    const byTarget = compareIds(a.at, b.at);
    return byTarget === 0 ? compareIds(a.from, b.from) : byTarget;
  });
  const rankOf = ({ order }: Attempt): number => missionRankOf(order.mission);
  const sorted = sortBy(bySystem, (a, b) => rankOf(a) - rankOf(b));
  for (const attempt of sorted) run(world, attempt);
  loseDivided(record);
  loseWorks(record, input.state);
}
