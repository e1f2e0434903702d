import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { OpenFind } from '#model/campaign/open-find';
import { onlyFor } from '#model/events/fact';
import type { RuleSet } from '#model/settings/rule-set';
import { knowsStats } from '#rules/sight/knows-stats';

type Opening = Readonly<{ empire: EmpireId; find: OpenFind; rolls: readonly RollId[] }>;

/**
 * Units are found, and their finder chooses among them in its next orders. It knows the stats of all of them.
 * @rule MAP-8 @rule FOG-5
 */
export function openFind(
  record: Recorder,
  { empire, find, rolls }: Opening,
  rules: Pick<RuleSet, 'classStats'>,
): void {
  if (find.points === 0) return;
  const state = record.state();
  const library = { ...state, classStats: rules.classStats };
  record.emit({
    type: 'FindOpened',
    cite: cite('MAP-8'),
    rolls,
    witnesses: onlyFor(empire),
    empire,
    find,
    turn: state.turn,
    learned: find.classes.filter((id) => !knowsStats(library, empire, rowOf(state.designs, id))),
  });
}
