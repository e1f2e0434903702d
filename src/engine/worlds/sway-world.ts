import type { Recorder } from '#engine/record/recorder';
import type { EmpireId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';
import { attitudeIn, movedTo, swayed } from '#rules/worlds/attitude';
import { moveAttitude } from './move-attitude.ts';

type Sway = Readonly<{ world: EmpireId; other: EmpireId; by: 1 | -1 }>;

/**
 * Agents shift the stand of a non-aligned world toward an empire by one level; null: there is nothing to shift. What follows from it comes with
 * the rolls of the worlds in the same phase.
 * @rule INT-7 @rule DIP-14 @rule DIP-17
 */
export function swayWorld(
  record: Recorder,
  rules: Pick<RuleSet, 'hostilities'>,
  { world, other, by }: Sway,
): (() => void) | null {
  const relation: Relation | undefined = record.state().relations[relationIdOf(world, other)];
  if (relation === undefined) return null;
  return () => {
    const now = record.state().relations[relation.id] ?? relation;
    const attitude = attitudeIn(now);
    const state = swayed(attitude.state, by, { inForce: now.state, rules });
    moveAttitude(record, { world, other }, { cause: 'coup', attitude: movedTo(attitude, state) });
  };
}
