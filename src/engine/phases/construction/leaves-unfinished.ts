import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import { isDue } from '#rules/construction/ready-turn';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import type { UnitProject } from './unit-project.ts';

/**
 * Whether a unit has to leave before its repair or refit is done.
 * @rule OPT-6
 * @ruling A unit that must withdraw does so, and its repair or refit fails if it isn't finished in this turn.
 */
export const leavesUnfinished = (state: CampaignState, project: UnitProject): boolean =>
  !isDue(project, state.turn) && isWithdrawing(rowOf(state.units, project.subject.unit), state);
