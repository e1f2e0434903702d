import type { RollId } from '#kernel/dice/dice';
import { invariant } from '#kernel/result/invariant';
import type { Roll } from '#model/rolls/roll-purpose';
import type { SeenRoll } from '#fog/views/seen-event';
import type { SeeContext } from './see-row.ts';

/** Rolls as they are shown to the player they were made for: without their place in any log. */
export function seenRolls(
  ids: readonly RollId[],
  { rolls }: Pick<SeeContext, 'rolls'>,
): readonly SeenRoll[] {
  return ids.map((id) => {
    const roll = rolls.get(id);
    invariant(roll !== undefined, 'ROLL_MISSING', id);
    return seenRoll(roll);
  });
}

function seenRoll(roll: Roll): SeenRoll {
  return {
    purpose: roll.purpose.text,
    faces: roll.faces,
    values: roll.values,
    total: roll.total,
    ...(roll.ruled === true ? { ruled: true } : {}),
  };
}
