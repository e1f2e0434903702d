import { rowOf } from '#kernel/collections/row-of';
import { counted, plural } from '#kernel/words/counted';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** What speaks against corrections of what is under construction. */
export const WORK_RULES: EditRules<'SetPaid' | 'FinishWork' | 'CancelWork'> = {
  SetPaid: ({ work, to }, state) => {
    const missing = missingIn(state, { works: [work] });
    if (missing !== null) return missing;
    const { paid } = rowOf(state.works, work);
    return paid === to
      ? `${counted(to, 'point')} ${plural(to, 'is', 'are')} paid for ${work} already.`
      : null;
  },
  FinishWork: ({ work }, state) => {
    const missing = missingIn(state, { works: [work] });
    if (missing !== null) return missing;
    return rowOf(state.works, work).cancelled ? `${work} was cancelled by its owner.` : null;
  },
  CancelWork: ({ work }, state) => missingIn(state, { works: [work] }),
};
