import type { TakenPhases } from '#app/verify/replay-campaign';

/** What is said of phases that are taken as they stand, version by version. */
export function takenTexts(taken: readonly TakenPhases[]): readonly string[] {
  return taken.map(({ engineVersion, phases }) => {
    const subject = phases === 1 ? '1 phase' : `${String(phases)} phases`;
    return `${subject} of version ${engineVersion} can’t be replayed, so the stored state is used`;
  });
}
