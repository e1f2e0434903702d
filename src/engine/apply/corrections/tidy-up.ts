import type { Writer } from '#engine/apply/writer';
import { valuesById } from '#kernel/collections/tables';
import { forceIndexOf } from '#rules/forces/force-index';
import { contactFault } from '#rules/sight/contact-fault';
import { hidersIn } from '#rules/sight/hiders-in';

/**
 * The consequences of a correction's edits: an empty fleet is removed, and empires that saw moved or removed forces keep them as memories.
 * @rule TURN-3 @rule FOG-12
 * @ruling Nobody sees a correction happen. Forces that it takes out of sight become memories without a message, and are sighted again by
 *   the next empire that looks there.
 */
export function tidyUp(write: Writer): void {
  const index = forceIndexOf(write.read());
  for (const { id } of valuesById(write.read().fleets)) {
    if (index.inFleet(id).length === 0) write.remove('fleets', id);
  }
  const truth = { state: write.read(), index, hiders: hidersIn(write.read()) };
  for (const contact of valuesById(truth.state.contacts)) {
    if (contactFault(truth, contact) === null) continue;
    write.put('contacts', contact.id, { ...contact, current: false });
  }
}
