import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { isDivided } from '#rules/cargo/is-divided';
import { loseUnits } from './lose-units.ts';

/**
 * Items whose carriers are no longer all together are lost: one of them was left behind, or is not its owner's any more.
 * @rule MOV-7
 * @ruling Who shares an item stays in one fleet: what parts them, be it against their owner's will, loses it.
 */
export function loseDivided(record: Recorder): void {
  const { units } = record.state();
  const divided = valuesById(units).filter((unit) => isDivided(unit, units));
  loseUnits(record, divided, cite('MOV-7'));
}
