import { blockadeSet } from '#engine/record/blockade-set';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { RuleSet } from '#model/settings/rule-set';
import { siegeOf } from '#rules/supply/siege-of';
import type { Theatre } from './theatre-of.ts';

/** Settles which systems are blockaded, until the next Supply Phase. @rule SUP-4 */
export function setBlockades(record: Recorder, theatre: Theatre, rules: RuleSet): void {
  const { rights } = theatre;
  for (const { id: system, census, blockaded } of valuesById(record.state().systems)) {
    const presences = theatre.presencesAt(system);
    if (presences.size === 0 && !blockaded) continue;
    const host = theatre.controllerOf(system);
    const siege = siegeOf({ census, host, presences, rights, rules });
    if (siege.blockaded === blockaded) continue;
    record.emit(blockadeSet({ system, host, siege, cite: cite('SUP-4') }));
  }
}
