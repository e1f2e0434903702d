import type { PhaseId } from '#model/campaign/phase-ids';

/** What the phases are called. */
export const PHASE_WORDS: Readonly<Record<PhaseId, string>> = {
  opening: 'Opening',
  economic: 'Economic',
  tech: 'Tech',
  intel: 'Intel',
  movement: 'Movement',
  supply: 'Supply',
  encounters: 'Encounters',
  bombardment: 'Orbital Bombardment',
  'ground-combat': 'Ground Combat',
  construction: 'Construction',
  colony: 'Colony',
  'end-of-turn': 'End of Turn',
};
