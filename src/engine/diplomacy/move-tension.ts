import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { onlyFor } from '#model/events/fact';
import type { TensionCause } from '#model/campaign/tension';
import type { RuleSet } from '#model/settings/rule-set';
import { involvesWorld } from '#rules/worlds/is-world';
import { boundedChange, tensionIn } from '#rules/diplomacy/tension';

/** The rules that tension reads. */
export type TensionRules = Pick<RuleSet, 'tension' | 'startingTension'>;

export type Move = Readonly<{ of: EmpireId; toward: EmpireId; cause: TensionCause; by: number }>;

/** Takes what moves tension: at once, or together with all else that moves it in a phase. */
export type Feel = (move: Move) => void;

/**
 * Moves the tension of an empire toward another that it has met, within the bounds. Only the empire itself is told.
 * @rule DIP-4
 */
export function moveTension(
  record: Recorder,
  { tension, startingTension: start }: TensionRules,
  { of, toward, cause, by }: Move,
): void {
  const { relations, turn, empires } = record.state();
  const relation: Relation | undefined = relations[relationIdOf(of, toward)];
  if (tension === 'off' || relation === undefined || involvesWorld(empires, relation)) return;
  const { value } = tensionIn(relation, of, start);
  const change = boundedChange(value, by);
  if (change === 0) return;
  record.emit({
    type: 'TensionChanged',
    cite: cite('DIP-4'),
    rolls: [],
    witnesses: onlyFor(of),
    empire: of,
    toward,
    cause,
    by: change,
    start,
    value: value + change,
    turn,
  });
}

/** Moves tension at once. */
export const feelAtOnce =
  (record: Recorder, rules: TensionRules): Feel =>
  (move) => {
    moveTension(record, rules, move);
  };
