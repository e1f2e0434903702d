import { moveCargo } from '#engine/cargo/move-cargo';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import type { Regrouped } from '#engine/reorganise/regroup';
import { cite } from '#kernel/reasons/cite';

/**
 * Takes cargo aboard before the fleets move, by a setting. Units that go aboard count as reorganised too.
 * @rule MOV-7
 * @ruling With loading = movement, cargo is loaded when fleets are regrouped. A convoy that is trading at that moment doesn't load, even if
 *   a later order stops its trade.
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
