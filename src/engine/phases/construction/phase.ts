import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { gatherLooseShips } from '#engine/reorganise/gather-loose-ships';
import { reorganise } from '#engine/reorganise/reorganise';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { buildUnits } from './build-units.ts';
import { refundWorks } from './refund-works.ts';

/** Units are built, and fleets take them in. @rule CON-1 */
export const constructionPhase: Phase = {
  id: 'construction',
  cite: cite('CON-1'),
  why: 'Yards build with what the fighting has left of them, and new units act from next turn.',
  run: (input) => {
    const record = recorderOf(input.state);
    refundWorks(record, input.state);
    buildUnits(record, input.state);
    reorganise(record, input, 'construction');
    gatherLooseShips(record);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
