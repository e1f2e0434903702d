import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import { isDue } from '#rules/construction/ready-turn';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import type { UnitProject } from './unit-project.ts';

/**
 * Whether a unit has to leave before what is done to it is done.
 * @rule OPT-6
 * @ruling Whoever must withdraw does so, and a repair or refit that takes longer comes to nothing.
 */
export const leavesUnfinished = (state: CampaignState, project: UnitProject): boolean =>
  !isDue(project, state.turn) && isWithdrawing(rowOf(state.units, project.subject.unit), state);
