import type { Recorder } from '#engine/record/recorder';
import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import { leaveColony } from './leave-colony.ts';

const COL_10 = cite('COL-10');

/**
 * A colony becomes independent: nobody owns it any more, its militias are its ground forces, and its Morale is half of its
 * Census.
 * @rule COL-10 @rule ECO-8
 */
export function becomeIndependent(
  record: Recorder,
  { id: system, owner: empire, census, rebels }: StarSystem & Readonly<{ owner: EmpireId }>,
): void {
  const morale = divide(census, 2, 'up');
  const witnesses = onlyFor(empire);
  const head = { type: 'IndependenceDeclared', cite: COL_10, rolls: [], witnesses } as const;
  record.emit({ ...head, empire, system, rebels, morale });
  leaveColony(record, { empire, system, because: COL_10 });
}
