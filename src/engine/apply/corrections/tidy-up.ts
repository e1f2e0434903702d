import type { Writer } from '#engine/apply/writer';
import { valuesById } from '#kernel/collections/tables';
import { forceIndexOf } from '#rules/forces/force-index';
import { contactFault } from '#rules/sight/contact-fault';
import { hidersIn } from '#rules/sight/hiders-in';

/**
 * What follows from the edits of a correction: a fleet that nothing is left in is no more, and whoever
 * had in sight what was moved or taken away keeps it as a memory.
 * @rule TURN-3 @rule FOG-12
 * @ruling Nobody sees a correction happen: what it takes out of sight becomes a memory without a word, and is sighted anew by whoever looks there next.
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
