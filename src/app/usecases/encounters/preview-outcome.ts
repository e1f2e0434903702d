import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import {
  checkedOutcome,
  type CheckedOutcome,
  type GivenOutcome,
} from '#app/outcomes/checked-outcome';
import type { Outcome } from '#app/use-case-error';
import { BATTLE_SIDES, type BattleSide, type EnteredFate } from '#model/battle/setup';
import type { BattleId, LaneId } from '#model/campaign/ids';
import type { OutcomeUnit } from '#model/decisions/outcome';
import { battleLoser } from '#rules/combat/battle-loser';
import { enteredFates, enteredLosses } from '#rules/encounters/entered-fates';
import { scoutedBySide } from '#rules/encounters/scouted-issues';

/** A unit that the battle changes. */
export type OutcomeChange = Readonly<{
  side: BattleSide;
  unit: OutcomeUnit;
  /** Null: unchanged. */
  fate: EnteredFate['fate'] | null;
  /** The lane by which it got away, with all units based on it; null: it stayed. */
  lane: LaneId | null;
  cameOut: boolean;
}>;

/** The Intel that a side had and spent, and its scouts. */
export type OutcomeScouted = Readonly<{
  side: BattleSide;
  had: number;
  intel: number;
  units: readonly OutcomeUnit[];
}>;

/** The effect of an outcome, if it were entered now. */
export type OutcomePreview = Readonly<{
  battle: BattleId;
  forces: string;
  rounds: number;
  changes: readonly OutcomeChange[];
  /** The Intel that was spent before it, and the scouts (CSC-5). */
  scouted: readonly OutcomeScouted[];
  /** Construction cost (CSC-14). */
  lost: Readonly<Record<BattleSide, number>>;
  /** Who lost more; who withdrew isn’t known yet. */
  loser: BattleSide | null;
}>;

export type OutcomeInput = Readonly<{ actor: Actor; given: GivenOutcome }>;

/** Previews an outcome: its faults, or the units that it changes. It changes nothing. @rule ENC-1 */
export const previewOutcome = ({ store }: Ports): UseCase<OutcomeInput, OutcomePreview> =>
  guarded((input) =>
    store.read(async (reader): Promise<Outcome<OutcomePreview>> => {
      const checked = await checkedOutcome(reader, input);
      return checked.ok ? ok(previewOf(checked.value)) : checked;
    }),
  );

function previewOf({ waiting, answer }: CheckedOutcome): OutcomePreview {
  const { decision, forces } = waiting;
  const { sides } = decision;
  const fates = BATTLE_SIDES.flatMap((side) => enteredFates(sides[side].units, answer.fates));
  const fateOf = new Map(fates.map(({ unit, fate }) => [unit, fate] as const));
  const laneOf = new Map(answer.retreats.map(({ unit, lane }) => [unit, lane] as const));
  const out = new Set(answer.cameOut);
  const lines = BATTLE_SIDES.flatMap((side) =>
    sides[side].units.map((unit): OutcomeChange => {
      const id = unit.unit;
      const fate = fateOf.get(id) ?? null;
      return { side, unit, fate, lane: laneOf.get(id) ?? null, cameOut: out.has(id) };
    }),
  );
  const lostBy = (side: BattleSide): number => enteredLosses(sides[side].units, fates);
  const lost = { attacker: lostBy('attacker'), defender: lostBy('defender') };
  return {
    battle: decision.battle,
    forces,
    rounds: answer.rounds,
    changes: lines.filter(({ fate, lane, cameOut }) => fate !== null || lane !== null || cameOut),
    scouted: scoutedBySide(answer.scouted ?? []).map(({ side, intel, units }) => ({
      side,
      had: sides[side].intel ?? 0,
      intel,
      units: sides[side].units.filter(({ unit }) => units.includes(unit)),
    })),
    lost,
    loser: battleLoser(lost),
  };
}
