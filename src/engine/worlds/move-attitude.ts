import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { type Attitude, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Witnesses } from '#model/events/fact';
import type { AttitudeCause } from '#model/events/world-events';
import { attitudeIn } from '#rules/worlds/attitude';

const DIP_14 = cite('DIP-14');

/** A world and an empire that it has met. */
export type Pair = Readonly<{ world: EmpireId; other: EmpireId }>;

type Moved = Readonly<{
  cause: AttitudeCause;
  attitude: Attitude;
  total?: number;
  rolls?: readonly RollId[];
}>;

export const relationOf = (state: CampaignState, { world, other }: Pair): Relation =>
  rowOf(state.relations, relationIdOf(world, other));

/**
 * Who is told that a stand has moved.
 * @rule DIP-14 @rule DIP-2 @rule FOG-15
 * @ruling An empire is told the result of a world's roll toward it, as long as envoys get through, but neither the dice nor the modifiers. That nothing happened isn't told.
 */
function witnessesOf(
  { sustained }: Relation,
  { world, other }: Pair,
  cause: AttitudeCause,
): Witnesses {
  const own: Witnesses = [{ empire: world, as: 'owner' }];
  if (!sustained || cause === 'nothing') return own;
  return [...own, { empire: other, as: 'participant' }];
}

/** Tells that the stand of a world has moved. @rule DIP-14 */
export function moveAttitude(record: Recorder, pair: Pair, moved: Moved): void {
  const { cause, attitude, total = null, rolls = [] } = moved;
  const relation = relationOf(record.state(), pair);
  record.emit({
    type: 'AttitudeMoved',
    cite: DIP_14,
    rolls,
    witnesses: witnessesOf(relation, pair, cause),
    ...{ world: pair.world, toward: pair.other, cause, total, attitude },
    before: attitudeIn(relation).state,
  });
}
