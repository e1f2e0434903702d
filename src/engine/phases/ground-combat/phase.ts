import { moveCargo } from '#engine/cargo/move-cargo';
import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { dismissConvoys } from './dismiss-convoys.ts';

const GND_4 = cite('GND-4');

/** Cargo is landed, and then loaded, unless that was done before movement. @rule GND-4 @rule MOV-7 */
export const groundCombatPhase: Phase = {
  id: 'ground-combat',
  cite: GND_4,
  why: 'Units that survive the fighting in space can load and land.',
  run: (input) => {
    const record = recorderOf(input.state);
    const isLoaded = input.rules.loading === 'movement';
    const kinds = isLoaded ? (['UnloadCargo'] as const) : (['UnloadCargo', 'LoadCargo'] as const);
    moveCargo(record, input, { cite: GND_4, kinds });
    dismissConvoys(record);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
