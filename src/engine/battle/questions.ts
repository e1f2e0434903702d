import type { Ask } from '#engine/tactical/contract';
import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { OpposingGroup, OwnPiece } from '#model/decisions/decision';
import { SCENARIOS, type ScenarioKind } from '#model/battle/setup';
import {
  answerDisengage,
  answerEncounterAction,
  answerScenarioResponse,
} from '#rules/encounters/answer-encounter';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import {
  type EncounterRun,
  ENC_2,
  ENC_3,
  ENC_4,
  areHostile,
  forceOf,
  nextDecisionId,
  ownsPlace,
  rowOfSide,
} from './encounter-run.ts';
import { groupsSeenOf } from './seen-of-side.ts';
import { canFight } from './side.ts';
import { waysOutOf } from './ways-out.ts';

const piecesOf = (run: EncounterRun, empire: EmpireId): readonly OwnPiece[] =>
  forceOf(run, empire)
    .filter((one) => !one.design.civilian)
    .map(ownPieceOf);

function groupsOf(run: EncounterRun, of: EmpireId, seenBy: EmpireId): readonly OpposingGroup[] {
  const knowsStats = (design: Parameters<typeof run.world.knowsStats>[1]): boolean =>
    run.world.knowsStats(seenBy, design);
  const shown = run.shownTo.get(seenBy);
  const wasShown = (unit: UnitId): boolean => shown?.has(unit) === true;
  return groupsSeenOf(forceOf(run, of), { knowsStats, wasShown });
}

const demandKey = (by: EmpireId, against: EmpireId, scenario: ScenarioKind): string =>
  `${by}>${against}:${scenario}`;

/** Notes a demand, so that the same one is not made again (ENC-2 scenarioLimit). */
export function noteDemand(
  run: EncounterRun,
  demand: Readonly<{ by: EmpireId; against: EmpireId; scenario: ScenarioKind }>,
): void {
  run.demands.add(demandKey(demand.by, demand.against, demand.scenario));
}

/**
 * What a side may still demand of an opponent: each kind once, of one who has something mobile to
 * fight with, if it has so itself.
 * @rule ENC-3
 * @rule ENC-2
 * @ruling Nothing can be demanded of civilians alone.
 */
export function demandableOf(
  run: EncounterRun,
  by: EmpireId,
  against: EmpireId,
): readonly ScenarioKind[] {
  if (!canFight(forceOf(run, by)) || !canFight(forceOf(run, against))) return [];
  const once = run.world.rules.scenarioLimit === 'once';
  return SCENARIOS.filter((kind) => !once || !run.demands.has(demandKey(by, against, kind)));
}

/** Opponents that a side could demand something of. */
export function opponentsOf(run: EncounterRun, empire: EmpireId): readonly EmpireId[] {
  return [...run.sides.keys()].filter(
    (other) => areHostile(run, empire, other) && demandableOf(run, empire, other).length > 0,
  );
}

/**
 * Whether a side has something to decide on its turn: whom to fight, or whether to get out of the
 * way of those who may still fight it.
 * @rule ENC-2
 */
export function mayAct(run: EncounterRun, empire: EmpireId): boolean {
  if (opponentsOf(run, empire).length > 0) return true;
  const isThreatened = [...run.sides.keys()].some((other) =>
    opponentsOf(run, other).includes(empire),
  );
  if (!isThreatened) return false;
  return waysOutOf(run.world, rowOfSide(run, empire), run.pending.place).length > 0;
}

/** Whom a side would flee from: its opponent, or the other enemies there when he is gone. @rule ENC-4 */
export function foesLeft(
  run: EncounterRun,
  empire: EmpireId,
  opponent: EmpireId,
): readonly EmpireId[] {
  const left = [...run.sides.keys()].filter(
    (other) => areHostile(run, empire, other) && canFight(forceOf(run, other)),
  );
  return left.includes(opponent) ? [opponent] : left;
}

/** ENC-2: demand, withdraw or pass. */
export function askAction(run: EncounterRun, empire: EmpireId): Ask {
  const decision = {
    kind: 'encounter-action',
    id: nextDecisionId(run, empire, 'encounter-action'),
    cite: ENC_2,
    asked: empire,
    encounter: run.pending.id,
    place: run.pending.place,
    own: piecesOf(run, empire),
    opponents: opponentsOf(run, empire).map((other) => ({
      empire: other,
      groups: groupsOf(run, other, empire),
      demandable: demandableOf(run, empire, other),
    })),
    waysOut: waysOutOf(run.world, rowOfSide(run, empire), run.pending.place),
    ownsSystem: ownsPlace(run, empire),
  } as const;
  return { decision, standing: answerEncounterAction(decision, rowOfSide(run, empire).standing) };
}

function hasBases(run: EncounterRun, empire: EmpireId): boolean {
  return rowOfSide(run, empire).garrison.some((unit) => {
    const design = rowOf(run.world.state.designs, unit.design);
    return design.kind === 'base' && !design.civilian;
  });
}

/** ENC-3: accept a Deep Space battle, or refuse it. */
export function askResponse(
  run: EncounterRun,
  demand: Readonly<{ by: EmpireId; against: EmpireId; scenario: ScenarioKind }>,
): Ask {
  const asked = demand.against;
  const fixedDefenses = hasBases(run, asked);
  const decision = {
    kind: 'scenario-response',
    id: nextDecisionId(run, asked, 'scenario-response'),
    cite: ENC_3,
    asked,
    encounter: run.pending.id,
    place: run.pending.place,
    scenario: demand.scenario,
    by: demand.by,
    own: piecesOf(run, asked),
    groups: groupsOf(run, demand.by, asked),
    fixedDefenses,
    waysOut: fixedDefenses ? [] : waysOutOf(run.world, rowOfSide(run, asked), run.pending.place),
    ownsSystem: ownsPlace(run, asked),
  } as const;
  return { decision, standing: answerScenarioResponse(decision, rowOfSide(run, asked).standing) };
}

/** ENC-4: stay, or disengage after a scenario. */
export function askDisengage(run: EncounterRun, empire: EmpireId, from: readonly EmpireId[]): Ask {
  const decision = {
    kind: 'disengage',
    id: nextDecisionId(run, empire, 'disengage'),
    cite: ENC_4,
    asked: empire,
    encounter: run.pending.id,
    place: run.pending.place,
    own: piecesOf(run, empire),
    groups: from.flatMap((foe) => groupsOf(run, foe, empire)),
    waysOut: waysOutOf(run.world, rowOfSide(run, empire), run.pending.place),
    ownsSystem: ownsPlace(run, empire),
  } as const;
  return { decision, standing: answerDisengage(decision, rowOfSide(run, empire).standing) };
}
