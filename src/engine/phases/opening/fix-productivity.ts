import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import { outputOf } from '#rules/economy/output-of';
import { NO_MARKS, productivityMarksOf } from '#rules/economy/productivity-marks';
import { utilizedProductivityOf } from '#rules/economy/utilized-productivity';

/** Fixes what every owned system uses of its Productivity in all phases of the turn. @rule ECO-1 */
export function fixProductivity(record: Recorder): void {
  const state = record.state();
  const marks = productivityMarksOf(valuesById(state.effects), state.turn);
  for (const system of valuesById(state.systems)) {
    if (system.owner === null) continue;
    const { utilized, ledger } = utilizedProductivityOf(system, marks.get(system.id) ?? NO_MARKS);
    record.emit({
      type: 'ProductivityUtilized',
      cite: cite('ECO-1'),
      rolls: [],
      witnesses: onlyFor(system.owner),
      empire: system.owner,
      system: system.id,
      utilized,
      output: outputOf({ ...system, utilized }),
      ledger,
    });
  }
}
