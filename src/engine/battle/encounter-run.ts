import { type RolledPlace, rollForOrder } from '#engine/record/roll-for-order';
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
import type { ElsewhereAt } from '#model/decisions/outcome';
import type { Dice } from '#model/rolls/roll-purpose';
import type { Rights } from '#rules/diplomacy/rights-of';
import { rightsInEncounters } from '#rules/diplomacy/rights-in-encounters';
import { type Contingent, contingentAt } from './contingent.ts';
import { rivalsForCommand, type Side, sidesOf } from './side.ts';
import type { EncounterWorld } from './world.ts';

/** The engine for battles that are fought elsewhere, and which of the encounter are. */
type Elsewhere = Readonly<{ engine: TacticalEngine; at: ElsewhereAt }>;

/** One encounter while it is resolved: mutable, and thrown away when its events stand. */
export type EncounterRun = Readonly<{
  world: EncounterWorld;
  engine: TacticalEngine;
  /** What fights some of its battles instead; null: nothing does. */
  elsewhere: Elsewhere | null;
  pending: PendingEncounter;
  dice: Dice;
  /** What each empire has there. */
  contingents: ReadonlyMap<EmpireId, Contingent>;
  /** The same of those who are not in it themselves, such as the owners of cargo. */
  absent: Map<EmpireId, Contingent>;
  /** Who fights as one, by the leader, whose name the side goes by. */
  sides: ReadonlyMap<EmpireId, Side>;
  /** The order of empires with equal fleets, by dice; empty: none were equal. */
  command: readonly RolledPlace[];
  events: CampaignEvent[];
  asked: Map<string, number>;
  /** Demands that were made, so that none is made twice. */
  demands: Set<string>;
  /** The sides in the order of initiative, once it is rolled. */
  order: EmpireId[];
  /** Units based aboard that a side has seen in a battle of this encounter. */
  shownTo: Map<EmpireId, Set<UnitId>>;
  battles: { count: number };
  /** Raised whenever a unit is hurt: an encounter without limits ends when nobody is any more. */
  hurt: { count: number };
}>;

/** Gathers the sides of a pending encounter. */
export function encounterRunOf(
  world: EncounterWorld,
  engine: TacticalEngine,
  given: Readonly<{ pending: PendingEncounter; dice: Dice; elsewhere?: Elsewhere | null }>,
): EncounterRun {
  const { pending, elsewhere = null } = given;
  const dice = given.dice.stream('encounter', placeKeyOf(pending.place));
  const contingents = pending.present.map((empire) => contingentAt(world, pending.place, empire));
  const rights = (one: EmpireId, other: EmpireId): Rights =>
    rightsInEncounters(world.state, world.rules, [one, other]);
  const command = rollForCommand(dice, rivalsForCommand(contingents, rights));
  const tie = command.map(({ empire }) => empire);
  const sides = sidesOf(contingents, rights, tie);
  return {
    world,
    engine,
    elsewhere,
    pending,
    dice,
    contingents: new Map(contingents.map((one) => [one.empire, one])),
    absent: new Map(),
    sides: new Map(sides.map((side) => [side.leader, side])),
    command,
    events: [],
    asked: new Map(),
    demands: new Set(),
    order: [],
    shownTo: new Map(),
    battles: { count: 0 },
    hurt: { count: 0 },
  };
}

function rollForCommand(dice: Dice, among: readonly EmpireId[]): readonly RolledPlace[] {
  const purpose = { kind: 'command tie', text: 'equal fleets: who leads the side' } as const;
  return rollForOrder(dice.stream('command'), { among, purpose, cite: ENC_1 });
}

/** The id of the next question of a kind to an empire: it counts that empire's questions only. */
export function nextDecisionId(run: EncounterRun, asked: EmpireId, kind: DecisionKind): DecisionId {
  const key = `${asked}/${run.pending.id}/${kind}`;
  const number = (run.asked.get(key) ?? 0) + 1;
  run.asked.set(key, number);
  return brandAs<DecisionId>(`${key}/${String(number)}`);
}

/** What an empire has in the encounter. */
export function contingentOf(run: EncounterRun, empire: EmpireId): Contingent {
  const known = run.contingents.get(empire) ?? run.absent.get(empire);
  if (known !== undefined) return known;
  const own = contingentAt(run.world, run.pending.place, empire);
  run.absent.set(empire, own);
  return own;
}

/** What those have in the encounter who fight as one side. */
export const contingentsOf = (run: EncounterRun, side: EmpireId): readonly Contingent[] =>
  run.sides.get(side)?.members ?? [contingentOf(run, side)];

/** Who fights as one side, its leader first. */
export const empiresOf = (run: EncounterRun, side: EmpireId): readonly EmpireId[] =>
  contingentsOf(run, side).map(({ empire }) => empire);

/** The side on which an empire is, by the name of its leader. */
export const sideOf = (run: EncounterRun, empire: EmpireId): EmpireId =>
  [...run.sides.keys()].find((side) => empiresOf(run, side).includes(empire)) ?? empire;

/** Everybody who takes part in the encounter. */
export const participantsOf = (empires: readonly EmpireId[]): Witnesses =>
  empires.map((empire) => ({ empire, as: 'participant' }));

/** Everybody of some sides takes part. */
export const partiesOf = (run: EncounterRun, sides: readonly EmpireId[]): Witnesses =>
  participantsOf(sides.flatMap((side) => empiresOf(run, side)));

/** All who are there take part. */
export const everybodyIn = (run: EncounterRun): Witnesses =>
  participantsOf([...run.contingents.keys()]);

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

/** Whether a side, or somebody of it, holds the system of the encounter. */
export function ownsPlace(run: EncounterRun, side: EmpireId): boolean {
  const owner = ownerOfPlace(run);
  return owner !== null && empiresOf(run, side).includes(owner);
}
