import type { Recorder } from '#engine/record/recorder';
import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import { freeColony } from '#engine/worlds/free-colony';
import type { PhaseInput } from '#engine/record/phase';
import { leaveColony } from '#engine/siege/leave-colony';

const COL_10 = cite('COL-10');

/**
 * A colony becomes independent: it is a non-aligned world from now on, its militias are its ground forces, and its Morale is half of its
 * Census. As a setting, nobody owns or defends it. In campaigns without non-aligned worlds nobody owns it, and its militias defend it.
 * @rule COL-10 @rule ECO-8
 */
export function becomeIndependent(
  record: Recorder,
  { rules, dice }: Pick<PhaseInput, 'rules' | 'dice'>,
  colony: StarSystem & Readonly<{ owner: EmpireId }>,
): void {
  const { id: system, owner: empire, census, rebels } = colony;
  const morale = divide(census, 2, 'up');
  const witnesses = onlyFor(empire);
  const head = { type: 'IndependenceDeclared', cite: COL_10, rolls: [], witnesses } as const;
  record.emit({ ...head, empire, system, rebels, morale });
  if (rules.rebelWorld === 'unowned') {
    // Nobody defends it any longer.
    record.emit({
      type: 'RebelsDispersed',
      cite: COL_10,
      rolls: [],
      witnesses: [],
      empire,
      system,
      rebels,
    });
  } else if (rules.nonAligned === 'on') {
    freeColony(record, colony, dice);
  }
  leaveColony(record, { empire, system, because: COL_10 });
}
