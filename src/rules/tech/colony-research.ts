import type { StarSystem } from '#model/campaign/system';
import { outputOf } from '#rules/economy/output-of';

const TIMES_OUTPUT = 3;

type Colony = Pick<StarSystem, 'utilized' | 'raw' | 'blockaded' | 'specialisation'>;

/** The tech investment that a research colony brings each turn, beyond all limits. @rule OPT-9 @rule TECH-1 */
export const colonyResearchOf = (system: Colony): number =>
  system.specialisation?.kind === 'research' ? TIMES_OUTPUT * outputOf(system) : 0;
