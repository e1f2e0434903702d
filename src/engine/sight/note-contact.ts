import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { livingRelations } from '#rules/diplomacy/living-relations';
import { hasSustainedContact } from '#rules/diplomacy/sustained-contact';
import { envoyFactsOf } from './envoy-facts-of.ts';

/** Whom envoys reach, and whom no longer: told to both when it changes, as long as both are in the game. @rule DIP-2 @rule DIP-17 @rule FOG-13 */
export function noteContact(record: Recorder): void {
  const state = record.state();
  const facts = envoyFactsOf(state);
  const living = livingRelations(state);
  for (const { id, a, b, sustained } of valuesById(state.relations)) {
    const holds = hasSustainedContact(facts, [a, b]);
    if (holds === sustained) continue;
    record.emit({
      type: 'SustainedContactSet',
      cite: cite('DIP-2'),
      rolls: [],
      witnesses: (Object.hasOwn(living, id) ? [a, b] : []).map((empire) => ({
        empire,
        as: 'participant' as const,
      })),
      a,
      b,
      holds,
    });
  }
}
