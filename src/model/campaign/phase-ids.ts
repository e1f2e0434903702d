/** The sequence of play as far as it is built (TURN-2): list, type and order in one. */
export const PHASE_IDS = [
  'opening',
  'economic',
  'tech',
  'intel',
  'movement',
  'supply',
  'encounters',
  'bombardment',
  'ground-combat',
  'construction',
  'colony',
  'end-of-turn',
] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

/** The phase after this one; after the last the opening of the next turn. */
export function phaseAfter(phase: PhaseId): PhaseId {
  return PHASE_IDS[PHASE_IDS.indexOf(phase) + 1] ?? PHASE_IDS[0];
}
