import type { TakenPhases } from '#app/verify/replay-campaign';

/** What is said of phases that are taken as they stand, version by version. */
export function takenTexts(taken: readonly TakenPhases[]): readonly string[] {
  return taken.map(({ engineVersion, phases }) => {
    const subject = phases === 1 ? '1 phase' : `${String(phases)} phases`;
    return `${subject} of version ${engineVersion} ${phases === 1 ? 'is taken as it stands' : 'are taken as they stand'}`;
  });
}
