import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { sightEverywhere } from './sight-everywhere.ts';
import { sightOf } from './sight-of.ts';

/** Everybody looks at whatever he has presence at: at the end of every phase. @rule FOG-3 */
export function takeSight(record: Recorder, input: PhaseInput): void {
  sightEverywhere(sightOf(record, input));
}
