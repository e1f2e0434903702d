import type { Recorder } from '#engine/record/recorder';
import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { leaveColony } from '#engine/siege/leave-colony';

const COL_10 = cite('COL-10');

/**
 * A colony becomes independent: nobody owns it any more, its militias are its ground forces, and its Morale is half of its
 * Census. As a setting, nobody defends it.
 * @rule COL-10 @rule ECO-8
 */
export function becomeIndependent(
  record: Recorder,
  { rebelWorld }: Pick<RuleSet, 'rebelWorld'>,
  { id: system, owner: empire, census, rebels }: StarSystem & Readonly<{ owner: EmpireId }>,
): void {
  const morale = divide(census, 2, 'up');
  const witnesses = onlyFor(empire);
  const head = { type: 'IndependenceDeclared', cite: COL_10, rolls: [], witnesses } as const;
  record.emit({ ...head, empire, system, rebels, morale });
  if (rebelWorld === 'unowned') {
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
  }
  leaveColony(record, { empire, system, because: COL_10 });
}
