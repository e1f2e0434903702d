import type { TacticalEngine } from '#engine/tactical/contract';
import { rowOf } from '#kernel/collections/row-of';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { RollId } from '#kernel/dice/dice';
import { brandAs } from '#kernel/brand/brand';
import { placeKeyOf } from '#model/battle/place';
import type { DecisionId, EmpireId, UnitId } from '#model/campaign/ids';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Witnesses } from '#model/events/fact';
import type { DecisionKind } from '#model/decisions/decision';
import type { Dice } from '#model/rolls/roll-purpose';
import { type EncounterSide, sideAt } from './side.ts';
import type { EncounterWorld } from './world.ts';

/** One encounter while it is resolved: mutable, and thrown away when its events stand. */
export type EncounterRun = Readonly<{
  world: EncounterWorld;
  engine: TacticalEngine;
  pending: PendingEncounter;
  dice: Dice;
  sides: ReadonlyMap<EmpireId, EncounterSide>;
  events: CampaignEvent[];
  asked: Map<string, number>;
  /** Demands that were made, so that none is made twice. */
  demands: Set<string>;
  /** In the order of initiative, once it is rolled. */
  order: EmpireId[];
  /** Units based aboard that an empire has seen in a battle of this encounter. */
  shownTo: Map<EmpireId, Set<UnitId>>;
  battles: { count: number };
  /** Raised whenever a unit is hurt: an encounter without limits ends when nobody is any more. */
  hurt: { count: number };
}>;

/** Gathers the sides of a pending encounter. */
export function encounterRunOf(
  world: EncounterWorld,
  engine: TacticalEngine,
  given: Readonly<{ pending: PendingEncounter; dice: Dice }>,
): EncounterRun {
  const { pending } = given;
  const dice = given.dice.stream('encounter', placeKeyOf(pending.place));
  const sides = new Map(
    pending.present.map((empire) => [empire, sideAt(world, pending.place, empire)] as const),
  );
  return {
    world,
    engine,
    pending,
    dice,
    sides,
    events: [],
    asked: new Map(),
    demands: new Set(),
    order: [],
    shownTo: new Map(),
    battles: { count: 0 },
    hurt: { count: 0 },
  };
}

/** The id of the next question of a kind to an empire: it counts that empire's questions only. */
export function nextDecisionId(run: EncounterRun, asked: EmpireId, kind: DecisionKind): DecisionId {
  const key = `${asked}/${run.pending.id}/${kind}`;
  const number = (run.asked.get(key) ?? 0) + 1;
  run.asked.set(key, number);
  return brandAs<DecisionId>(`${key}/${String(number)}`);
}

export function rowOfSide(run: EncounterRun, empire: EmpireId): EncounterSide {
  const side = run.sides.get(empire);
  return side ?? sideAt(run.world, run.pending.place, empire);
}

/** Everybody who takes part in the encounter. */
export const participantsOf = (empires: readonly EmpireId[]): Witnesses =>
  empires.map((empire) => ({ empire, as: 'participant' }));

/** The common parts of an event. */
export const fact = (
  rule: RuleRef,
  witnesses: Witnesses,
  rolls: readonly RollId[] = [],
): Readonly<{ cite: RuleRef; rolls: readonly RollId[]; witnesses: Witnesses }> => ({
  cite: rule,
  rolls,
  witnesses,
});

export const ENC_1 = cite('ENC-1');
export const ENC_2 = cite('ENC-2');
export const ENC_3 = cite('ENC-3');
export const ENC_4 = cite('ENC-4');

/** The owner of the system of the encounter; null: nobody, or it is in a lane. */
export function ownerOfPlace({ pending: { place }, world }: EncounterRun): EmpireId | null {
  return place.kind === 'system' ? rowOf(world.state.systems, place.system).owner : null;
}

/** Whether an empire holds the system of the encounter. */
export const ownsPlace = (run: EncounterRun, empire: EmpireId): boolean =>
  ownerOfPlace(run) === empire;
