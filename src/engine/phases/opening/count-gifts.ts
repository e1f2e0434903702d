import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';

/**
 * Adds gifts of other empires to the Treasury before income is paid.
 * @rule ECO-4 @rule DIP-13
 * @ruling Gifts are counted before income, so that they can pay for maintenance.
 */
export function countGifts(record: Recorder): void {
  for (const { id: empire, gifts: points } of valuesById(record.state().empires)) {
    if (points === 0) continue;
    const type = 'GiftsCounted';
    record.emit({
      type,
      cite: cite('DIP-13'),
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      points,
    });
  }
}
