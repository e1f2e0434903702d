import type { PhaseId } from '#fog/views/terms';

/** What the phases are called. */
export const PHASE_WORDS: Readonly<Record<PhaseId, string>> = {
  opening: 'Opening',
  economic: 'Economic',
  movement: 'Movement',
  encounters: 'Encounters',
  construction: 'Construction',
  'end-of-turn': 'End of Turn',
};
