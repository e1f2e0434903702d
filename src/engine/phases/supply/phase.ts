import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { loseWorks } from '#engine/reorganise/lose-works';
import { starveUnits } from '#engine/reorganise/starve-units';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { drawSupply } from './draw-supply.ts';
import { resupplyUnits } from './resupply-units.ts';
import { setBlockades } from './set-blockades.ts';
import { theatreOf } from './theatre-of.ts';

/** Blockades and routes are settled; who has none goes without, or is helped in an emergency. @rule SUP-7 @rule SUP-8 */
export const supplyPhase: Phase = {
  id: 'supply',
  cite: cite('SUP-7'),
  why: 'Supply is drawn where fleets stand after their moves, and tells in the battles that follow.',
  run: (input) => {
    const record = recorderOf(input.state);
    const theatre = theatreOf(input.state);
    setBlockades(record, theatre);
    const hungry = drawSupply(record, theatre);
    resupplyUnits(record, input, hungry);
    starveUnits(record, hungry);
    loseWorks(record, input.state);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
