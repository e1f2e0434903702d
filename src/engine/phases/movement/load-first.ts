import { moveCargo } from '#engine/cargo/move-cargo';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import type { Regrouped } from '#engine/reorganise/regroup';
import { cite } from '#kernel/reasons/cite';

/**
 * Takes cargo aboard before the fleets move, by a setting; where units went aboard counts as reorganised too.
 * @rule MOV-7
 * @ruling It is done when the fleets are regrouped: a convoy that trades then does not load, whatever it is ordered to do later.
 */
export function loadFirst(record: Recorder, input: PhaseInput, regrouped: Regrouped): Regrouped {
  if (input.rules.loading === 'landings') return regrouped;
  const before = record.count();
  moveCargo(record, input, { cite: cite('MOV-7'), kinds: ['LoadCargo'] });
  const { events } = record.result();
  const loadedAt = events
    .slice(before)
    .flatMap((event) => (event.type === 'UnitsLoaded' ? [event.system] : []));
  return { ...regrouped, systems: new Set([...regrouped.systems, ...loadedAt]) };
}
