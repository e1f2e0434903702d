import { moveCargo } from '#engine/cargo/move-cargo';
import type { Phase } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { siegeOf } from '#engine/siege/siege-world';
import { takeSight } from '#engine/sight/take-sight';
import { cite } from '#kernel/reasons/cite';
import { beachheadsOf } from './beachheads-of.ts';
import { dismissConvoys } from './dismiss-convoys.ts';
import { fightInSystems } from './fight-in-systems.ts';
import { invasionsOf } from './invasions-of.ts';
import { reportFromGround } from './report-from-ground.ts';
import { conquerSystems, disruptEconomies } from './settle-systems.ts';

const GND_4 = cite('GND-4');

/**
 * Ground units fight and invade, cargo is landed, and then loaded, unless that was done before movement, and systems change hands.
 * @rule GND-1 @rule GND-4 @rule MOV-7
 */
export const groundCombatPhase: Phase = {
  id: 'ground-combat',
  cite: cite('GND-1'),
  why: 'Units that survive the fighting in space can invade, land and load.',
  run: (input) => {
    const record = recorderOf(input.state);
    const siege = siegeOf(record, input);
    const invaders = invasionsOf(siege, input);
    const militias = fightInSystems(siege, input, invaders);
    const isLoaded = input.rules.loading === 'movement';
    const kinds = isLoaded ? (['UnloadCargo'] as const) : (['UnloadCargo', 'LoadCargo'] as const);
    const ashore = {
      hasBeachhead: beachheadsOf(siege, input.rules),
      hasInvaded: new Set(invaders.map(({ soldier }) => soldier.unit.id)),
    };
    moveCargo(record, input, { cite: GND_4, kinds, ashore });
    dismissConvoys(record);
    disruptEconomies(siege);
    conquerSystems(siege, militias);
    reportFromGround(siege);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};
