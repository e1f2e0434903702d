import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { isOfColony } from '#rules/galaxy/find-classes';
import { splinterColonyOf } from '#rules/galaxy/splinter-colony-of';
import { openFind } from './open-find.ts';

/** A splinter colony joins its first empire, with units of what that empire has unlocked: those it chooses. @rule MAP-8 */
export function joinSplinterColony(
  record: Recorder,
  { empire, system }: Readonly<{ empire: EmpireId; system: StarSystem }>,
  rules: Pick<RuleSet, 'classStats'>,
): void {
  const colony = splinterColonyOf(system);
  if (colony === null) return;
  const { census, morale, productivity, points } = colony;
  const { id } = system;
  record.emit({
    type: 'SplinterColonyJoined',
    cite: cite('MAP-8'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    system: id,
    census,
    morale,
    productivity,
  });
  const { empires, designs } = record.state();
  const { unlocked } = rowOf(empires, empire);
  const classes = unlocked.filter((design) => isOfColony(rowOf(designs, design)));
  const find = { kind: 'colony', system: id, points, classes } as const;
  openFind(record, { empire, find, rolls: [] }, rules);
}
