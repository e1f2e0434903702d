import type { PhaseRun } from '#app/ports/turn-record';
import { PHASE_WORDS } from './phases.ts';

/** What made a version: `Movement`, or `Amendment before Movement`. */
export const runWords = ({ kind, phase }: Pick<PhaseRun, 'kind' | 'phase'>): string =>
  kind === 'phase' ? PHASE_WORDS[phase] : `Amendment before ${PHASE_WORDS[phase]}`;
