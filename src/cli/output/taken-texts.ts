import { counted } from '#kernel/words/counted';
import type { TakenPhases } from '#app/verify/replay-campaign';

/** What is said of phases that are taken as they stand, version by version. */
export function takenTexts(taken: readonly TakenPhases[]): readonly string[] {
  return taken.map(({ engineVersion, phases }) => {
    const subject = counted(phases, 'phase');
    return `${subject} of version ${engineVersion} can’t be replayed, so the stored state is used`;
  });
}
