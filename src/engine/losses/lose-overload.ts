import type { Recorder } from '#engine/record/recorder';
import { type Overloaded, overloadLosses } from './overload-losses.ts';

/** Outside of combat, cargo that its carrier has no room for any more is lost. @rule CSC-14 @rule MOV-7 */
export function loseOverload(record: Recorder, carrier: Overloaded): void {
  const state = record.state();
  // Who shares an item with others may have lost it with them.
  const aboard = carrier.aboard.filter(({ id }) => Object.hasOwn(state.units, id));
  for (const event of overloadLosses(state, { ...carrier, aboard }).events) record.emit(event);
}
