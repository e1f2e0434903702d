import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { foundWorld } from './found-world.ts';

/**
 * The homeworlds of a map that is there from the start get their non-aligned worlds when the campaign opens.
 * @rule MAP-7 @rule MAP-12 @rule DIP-14
 * @ruling On a map that is there from the start, whether it was drawn or comes with a scenario, a homeworld that nobody begins with has its
 *   non-aligned world from the first turn on, in the first era of the players or less.
 */
export function foundWorlds(record: Recorder, { state, rules, dice }: PhaseInput): void {
  if (state.turn !== 1) return;
  for (const { id: system } of valuesById(state.systems)) {
    foundWorld(record, { system, rules, dice });
  }
}
