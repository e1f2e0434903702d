import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { hasSustainedContact } from '#rules/diplomacy/sustained-contact';
import { envoyFactsOf } from './envoy-facts-of.ts';

/** Whom envoys reach, and whom no longer: told to both when it changes. @rule DIP-2 @rule DIP-17 */
export function noteContact(record: Recorder): void {
  const state = record.state();
  const facts = envoyFactsOf(state);
  for (const { a, b, sustained } of valuesById(state.relations)) {
    const holds = hasSustainedContact(facts, [a, b]);
    if (holds === sustained) continue;
    record.emit({
      type: 'SustainedContactSet',
      cite: cite('DIP-2'),
      rolls: [],
      witnesses: [
        { empire: a, as: 'participant' },
        { empire: b, as: 'participant' },
      ],
      a,
      b,
      holds,
    });
  }
}
