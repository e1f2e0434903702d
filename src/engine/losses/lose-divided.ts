import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { isDivided } from '#rules/cargo/is-divided';
import { loseUnits } from './lose-units.ts';

/**
 * Items are lost when their carriers are no longer all together, because one was left behind or has changed hands.
 * @rule MOV-7
 * @ruling Carriers that share an item of cargo must stay in one fleet. If they are separated, even against their owner's will, the item is
 *   lost.
 */
export function loseDivided(record: Recorder): void {
  const { units } = record.state();
  const divided = valuesById(units).filter((unit) => isDivided(unit, units));
  loseUnits(record, divided, cite('MOV-7'));
}
